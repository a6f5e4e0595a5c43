"""A cluster of two workers, one of which is killed on the way, against flowtouch on its own."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import fleet

TOOLS = pathlib.Path(os.environ["FLOWTOUCH_TOOL"]).parent
FIELDS = ["--vary", "threshold=20:200:1", "--vary", "fling=100:3000:50"]
DRAG = ["--vary", "slop=4,10,16"]

# Runs in place of flowtouch on the workers: notes the worker of each shard, and is slow, so that a worker dies during one.
SLOW = """#!/bin/sh
if [ "$1" = tally ]; then : >"{notes}/$PPID.$(basename "$2")"; sleep 0.4; fi
exec "{program}" "$@"
"""


def run(*words, **more):
    done = subprocess.run([str(word) for word in words], stdin=subprocess.DEVNULL, capture_output=True, text=True, **more)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, words[:3]))} …: exit status {done.returncode}\n{done.stderr}")
    return done.stdout


def wait(what, condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            sys.exit(f"{what}: nothing of it in {seconds} s")
        time.sleep(0.02)


def same(what, fleets, tunes):
    if fleets != tunes:
        sys.exit(f"{what}: the fleet and tune differ")
    print(f"{what}: the same as flowtouch tune")


def compare(work, what, fleet_json, tune_json):
    same(f"{what}, every point", (work / "fleet.csv").read_text(), (work / "tune.csv").read_text())
    alone = json.loads(tune_json)
    # These name single gestures, which a tally does not know.
    for key in ("nearest", "costliest"):
        del alone[key]
    same(f"{what}, the decision and its certainty", json.loads(fleet_json), alone)
    same(f"{what}, the rules", (work / "fleet.rules").read_text(), (work / "tune.rules").read_text())


def outputs(work, name):
    return ["--json", "--force", "--csv", work / f"{name}.csv", "-o", work / f"{name}.rules"]


def killed(work, program, shards, scheduler, workers):
    """The fleet with one of the workers killed while it counts; what it says."""
    notes = work / "notes"
    notes.mkdir()
    slow = work / "slow"
    slow.write_text(SLOW.format(notes=notes, program=program))
    slow.chmod(0o755)
    begun = subprocess.Popen(
        [TOOLS / "fleet", "--scheduler", scheduler, "--program", slow, *FIELDS, *outputs(work, "fleet"), *shards],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    victim = workers[0].pid
    wait("the first worker's third shard", lambda: len(list(notes.glob(f"{victim}.*"))) >= 3)
    workers[0].send_signal(signal.SIGKILL)
    workers[0].wait()
    said, remarks = begun.communicate(timeout=120)
    if begun.returncode != 0:
        sys.exit(f"tools/fleet: exit status {begun.returncode}\n{remarks}")
    taken = {worker.pid: {path.name.split(".", 1)[1] for path in notes.glob(f"{worker.pid}.*")} for worker in workers}
    again = taken[victim] & taken[workers[1].pid]
    print(
        f"{len(shards)} shards: the killed worker began {len(taken[victim])}, the other {len(taken[workers[1].pid])}, "
        f"{len(again)} of them once more: {', '.join(sorted(again))}")
    if not again or len(taken[victim] | taken[workers[1].pid]) != len(shards):
        sys.exit("no shard was lost with the worker, so this tried nothing")
    return said


def refused(scheduler, words, status, sentence):
    """The fleet says what is wrong, and ends with this status."""
    words = [str(word) for word in [TOOLS / "fleet", "--scheduler", scheduler, *words]]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != status or sentence not in done.stderr or done.stdout:
        sys.exit(f"expected status {status} and “{sentence}”, found {done.returncode}: {done.stderr}")
    print(f"refused: {done.stderr.strip().splitlines()[0].replace(str(pathlib.Path(words[-1]).parent) + '/', '')}")


def main():
    program = fleet.built()
    started = []
    with tempfile.TemporaryDirectory(prefix="flowtouch-fleet-test-") as name:
        work = pathlib.Path(name)
        run(TOOLS / "make-series", work / "series")
        run(program, "reduce", work / "series", "--split", 4, "-o", work / "shard.jsonl")
        shards = sorted(work.glob("shard-*.jsonl"))
        try:
            address = work / "scheduler.json"
            dask = [sys.executable, "-m", "dask"]
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": work}
            started.append(subprocess.Popen(
                [*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", address],
                **quiet))
            wait("the scheduler", lambda: address.exists() and address.read_text().endswith("}"))
            scheduler = json.loads(address.read_text())["address"]
            for _ in range(2):
                started.append(subprocess.Popen(
                    [*dask, "worker", scheduler, "--no-nanny", "--nthreads", "1", "--no-dashboard"], **quiet))
            with fleet.Client(scheduler) as client:
                client.wait_for_workers(2, timeout=60)
            said = killed(work, program, shards, scheduler, started[1:])
            alone = run(program, "tune", work / "series", *FIELDS, *outputs(work, "tune"))
            compare(work, "one worker killed", said, alone)
            # Fields that change the drag, on the remaining worker.
            run(program, "reduce", work / "series", *DRAG, "--split", 16, "-o", work / "drag.jsonl")
            said = run(
                TOOLS / "fleet", "--scheduler", scheduler, *DRAG, *FIELDS, *outputs(work, "fleet"),
                *sorted(work.glob("drag-*.jsonl")))
            alone = run(program, "tune", work / "series", *DRAG, *FIELDS, *outputs(work, "tune"))
            compare(work, "fields of the drag", said, alone)
            refused(scheduler, [*DRAG, *shards], 2, "say flowtouch reduce --vary slop=")
            refused(scheduler, [*shards, work / "nothing.jsonl"], 3, "nothing.jsonl")
            refused(scheduler, ["--csv", work / "tune.csv", *shards], 1, "--force overwrites it")
        finally:
            # A worker that is asked to end would wait minutes for the others.
            for process in started:
                process.kill()
            for process in started:
                process.wait()
    print("all of it holds")


if __name__ == "__main__":
    main()
