"""Plants faults in a copy of the tree and lists those that no test notices. See tools/mutate --help."""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

import planting
import trial

ROOT = pathlib.Path(__file__).resolve().parents[2]


def numbers(text):
    """The numbers from 17 or 17-20."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def arguments():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--count", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fault", type=numbers, action="append", default=[])
    parser.add_argument("--folder")
    parser.add_argument("--list", action="store_true")
    return parser.parse_args()


def libraries():
    """The libraries of the package, without those that only tests use."""
    run = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = json.loads(run.stdout)["targets"]
    return sorted(
        target["name"] for target in targets
        if target["type"] == "library" and not target["name"].endswith("TestSupport"))


def say(text):
    print(f"{time.strftime('%H:%M:%S')}  {text}", file=sys.stderr, flush=True)


def show(number, fault):
    return f"{number:5}  {fault.path}:{fault.line}:{fault.column}: {fault.kind}: {fault.original} → {fault.faulty or 'nothing'}"


def judge(tests, numbered):
    """Tries each fault. For each target, the verdicts with the numbers and the faults."""
    verdicts = {}
    for number, target, fault in numbered:
        failure = tests.noticed_by(number, target)
        is_reached = bool(tests.suites_for(number, target))
        word = "noticed" if failure else "survived" if is_reached else "not reached"
        verdicts.setdefault(target, []).append((word, number, fault))
        say(f"{word:11} {show(number, fault)}{f'  by {failure}' if failure else ''}")
    return verdicts


def report(verdicts, broken):
    print("target               planted  noticed  survived  not reached")
    for target, found in sorted(verdicts.items()):
        count = {word: sum(1 for each in found if each[0] == word) for word in ("noticed", "survived", "not reached")}
        share = 100 * count["noticed"] / len(found)
        print(
            f"{target:20} {len(found):7}  {count['noticed']:7}  {count['survived']:8}  {count['not reached']:11}"
            f"   {share:.0f} %")
    for target, found in sorted(verdicts.items()):
        rest = [(word, number, fault) for word, number, fault in found if word != "noticed"]
        if rest:
            print(f"\n{target}")
        for word, number, fault in rest:
            print(f"{show(number, fault)}{'' if word == 'survived' else '  (not reached)'}")
    if broken:
        print("\nnot used, because they fail without a fault: " + ", ".join(broken))


def main():
    options = arguments()
    known = libraries()
    for target in options.target:
        if target not in known:
            sys.exit(f"unknown target {target}; choose from: {' '.join(known)}")
    targets = options.target or known
    with tempfile.TemporaryDirectory(prefix="flowtouch-faults-") as temporary:
        # The optional material in ../shared is not beside the copy, so the score is the same with and without it.
        folder = pathlib.Path(options.folder or temporary).resolve() / "FlowTouch"
        if folder.is_relative_to(ROOT):
            sys.exit("--folder must not be inside the tree")
        folder.mkdir(parents=True, exist_ok=True)
        folder.parent.chmod(0o755)
        made = planting.Planting(ROOT, folder, say)
        made.copy()
        try:
            made.build(targets, options.count, options.seed)
        except planting.BuildFailed as error:
            sys.exit(f"{error}\nthe copy does not build, and no fault explains it")
        if options.list:
            for number, _, fault in made.numbered:
                print(show(number, fault))
            return
        tests = trial.Trial(folder, say)
        broken = tests.measure(len(made.numbered))
        wanted = {number for some in options.fault for number in some}
        chosen = [entry for entry in made.numbered if not wanted or entry[0] in wanted]
        report(judge(tests, chosen), broken)


main()
