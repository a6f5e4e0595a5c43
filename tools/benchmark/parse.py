"""The yardstick: what a plain Python loop takes to read a recording. usage: parse.py evemu|getevent FILE"""

import sys


def evemu(lines):
    count = total = 0
    for line in lines:
        if line.startswith("E:"):
            _, time, kind, code, value = line.split(maxsplit=4)
            seconds, microseconds = time.split(".")
            total += int(seconds) + int(microseconds) + int(kind, 16) + int(code, 16) + int(value)
            count += 1
    return count, total


def getevent(lines):
    count = total = 0
    for line in lines:
        if line.startswith("["):
            time, rest = line[1:].split("]", 1)
            _, kind, code, value = rest.split()
            seconds, microseconds = time.split(".")
            number = int(value, 16)
            if number >= 1 << 31:
                number -= 1 << 32
            total += int(seconds) + int(microseconds) + int(kind, 16) + int(code, 16) + number
            count += 1
    return count, total


with open(sys.argv[2], encoding="ascii") as file:
    print(*{"evemu": evemu, "getevent": getevent}[sys.argv[1]](file))
