"""Times programs on recordings and prints a table; the best of several rounds counts.

usage: measure.py speed FLOWTOUCH PARSE FOLDER EVENTS ROUNDS   the readers against the yardsticks
       measure.py memory FLOWTOUCH FILE                        the most memory that a replay of FILE took
       measure.py commands FLOWTOUCH FILE FOLDER               the same of the other commands; they write into FOLDER
"""

import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def run(command):
    """Seconds and the largest resident set in MiB of one run; what it prints is thrown away."""
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {child.returncode}")
    return seconds, usage.ru_maxrss / 1024


def speed(flowtouch, parse, folder, events, rounds):
    files = {name: f"{folder}/drags.{name}" for name in ["evemu", "getevent", "raw"]}
    python = [sys.executable, f"{HERE}/parse.py"]
    commands = {}
    for name, path in files.items():
        commands[name, "flowtouch"] = [flowtouch, "replay", "--summary", path]
        commands[name, "read"] = [parse, "bytes", path]
        if name != "raw":
            commands[name, "C"] = [parse, name, path]
            commands[name, "Python"] = [*python, name, path]
    best = {key: float("inf") for key in commands}
    memory = dict.fromkeys(commands, 0.0)
    for number in range(rounds):
        for key, command in commands.items():
            if key[1] == "Python" and number >= 3:
                continue
            seconds, peak = run(command)
            best[key] = min(best[key], seconds)
            memory[key] = max(memory[key], peak)
    start = min(run([flowtouch, "--version"])[0] for _ in range(50))

    print(f"{events} events in each file; the best of {rounds} runs (Python: of {min(rounds, 3)})")
    print(f"{'file':<10}{'program':<12}{'ms':>8}{'M events/s':>12}{'MB/s':>9}{'peak MiB':>10}   flowtouch is")
    for (name, program), seconds in best.items():
        size = os.path.getsize(files[name])
        ratio = "" if program == "flowtouch" else f"   {seconds / best[name, 'flowtouch']:.2f} x as fast"
        print(f"{name:<10}{program:<12}{seconds * 1000:>8.1f}{events / seconds / 1e6:>12.2f}{size / seconds / 1e6:>9.0f}"
              f"{memory[name, program]:>10.1f}{ratio}")
    print(f"start of flowtouch --version: {start * 1000:.2f} ms, the best of 50")


def memory(flowtouch, command, path):
    seconds, peak = run([flowtouch, *command])
    size = os.path.getsize(path)
    verdict = "under" if peak < 100 else "NOT under"
    print(f"{command[0]:<10}{os.path.basename(path):<16}{size / 2**20:>7.0f} MiB{seconds:>8.1f} s   peak {peak:>7.1f} MiB, "
          f"{verdict} 100 MiB")
    return peak < 100


def commands(flowtouch, path, folder):
    trace = os.path.splitext(path)[0] + ".trace"
    is_good = [memory(flowtouch, command, path) for command in [
        ["contacts", "--json", path], ["explain", path],
        ["convert", path, f"{folder}/converted.getevent"], ["convert", path, f"{folder}/converted.csv", "--force"],
        ["test", "--update", path], ["test", path]]]
    for left in [trace, f"{folder}/converted.getevent", f"{folder}/converted.csv"]:
        os.remove(left)
    return all(is_good)


if sys.argv[1] == "speed":
    speed(*sys.argv[2:5], int(sys.argv[5]), int(sys.argv[6]))
elif sys.argv[1] == "memory":
    sys.exit(not memory(sys.argv[2], ["replay", "--json", sys.argv[3]], sys.argv[3]))
else:
    sys.exit(not commands(*sys.argv[2:]))
