"""Writes one and the same recording of many drags in several formats.

usage: generate.py FOLDER --events COUNT        evemu, getevent and raw
       generate.py FOLDER --bytes SIZE FORMAT   one format, until the file has that size

Each drag begins on a whole second, so that the same text serves for many of them with another second in it.
"""

import struct
import sys

SYN, KEY, ABS = 0, 1, 3
REPORT, TOUCH, X, Y, ID, PRESSURE = 0, 330, 53, 54, 57, 58
AXES = [(47, 0, 9, 0), (X, 0, 1079, 16), (Y, 0, 2399, 16), (ID, 0, 65535, 0), (PRESSURE, 0, 255, 0)]
NAMES = {47: "ABS_MT_SLOT", X: "ABS_MT_POSITION_X", Y: "ABS_MT_POSITION_Y", ID: "ABS_MT_TRACKING_ID",
         PRESSURE: "ABS_MT_PRESSURE", TOUCH: "BTN_TOUCH"}
TYPES = {KEY: "EV_KEY", ABS: "EV_ABS"}
FINGER = object()
FIRST_SECOND = 1000
SECOND_MARK, ID_MARK = b"@SECOND@", b"@ID@"


def drag(number):
    """The events of a drag as (microseconds, type, code, value): down, 60 frames of three or four events, lift."""
    x, y = 300 + 53 * number, 500
    events = [(0, ABS, ID, FINGER), (0, ABS, X, x), (0, ABS, Y, y), (0, KEY, TOUCH, 1), (0, SYN, REPORT, 0)]
    for frame in range(1, 61):
        time = frame * 8000 + (frame * 37 + number * 11) % 90
        y += 1 + (frame * (number + 3)) % (3 * number + 5)
        x += 1 if frame % 2 else -1
        events += [(time, ABS, X, x), (time, ABS, Y, y)]
        if frame % 2:
            events.append((time, ABS, PRESSURE, 40 + frame))
        events.append((time, SYN, REPORT, 0))
    return events + [(488000, ABS, ID, -1), (488000, KEY, TOUCH, 0), (488000, SYN, REPORT, 0)]


class Evemu:
    name = "evemu"
    header = "# EVEMU 1.3\nN: drags\nI: 0018 0000 0001 0001\nP: 02 00 00 00 00 00 00 00\n" \
        + "B: 00 0b 00 00 00 00 00 00 00\n" \
        + "".join("B: 01 " + " ".join("04" if i == TOUCH // 8 else "00" for i in range(j, j + 8)) + "\n"
                  for j in range(0, 96, 8)) \
        + "B: 03 00 00 00 00 00 80 60 06\n" \
        + "".join(f"A: {c:02x} {low} {high} 0 0 {res}\n" for c, low, high, res in AXES)
    header = header.encode()

    @staticmethod
    def line(time, kind, code, value):
        value = ID_MARK.decode() if value is FINGER else f"{value:04d}"
        return f"E: {SECOND_MARK.decode()}.{time:06d} {kind:04x} {code:04x} {value}\n".encode()

    @staticmethod
    def filled(text, second, finger):
        return text.replace(SECOND_MARK, b"%d" % second).replace(ID_MARK, b"%04d" % finger)


class Getevent:
    name = "getevent"
    header = "add device 1: /dev/input/event2\n  name:     \"drags\"\n  events:\n    KEY (0001): 014a \n    ABS (0003): " \
        + "                ".join(
            f"{c:04x}  : value 0, min {low}, max {high}, fuzz 0, flat 0, resolution {res}\n" for c, low, high, res in AXES) \
        + "  input props:\n    INPUT_PROP_DIRECT\n"
    header = header.encode()

    @staticmethod
    def line(time, kind, code, value):
        value = ID_MARK.decode() if value is FINGER else f"{value & 0xFFFFFFFF:08x}"
        return f"[{SECOND_MARK.decode()}.{time:06d}] /dev/input/event2: {kind:04x} {code:04x} {value}\n".encode()

    @staticmethod
    def filled(text, second, finger):
        return text.replace(SECOND_MARK, b"%8d" % second).replace(ID_MARK, b"%08x" % finger)


class Evtest:
    name = "evtest"
    header = "Input driver version is 1.0.1\nInput device ID: bus 0x18 vendor 0x0 product 0x1 version 0x1\n" \
        + "Input device name: \"drags\"\nSupported events:\n  Event type 0 (EV_SYN)\n  Event type 1 (EV_KEY)\n" \
        + "    Event code 330 (BTN_TOUCH)\n  Event type 3 (EV_ABS)\n" \
        + "".join(f"    Event code {c} ({NAMES[c]})\n      Value      0\n      Min   {low:6d}\n      Max   {high:6d}\n"
                  + (f"      Resolution {res:6d}\n" if res else "") for c, low, high, res in AXES) \
        + "Properties:\n  Property type 1 (INPUT_PROP_DIRECT)\nTesting ... (interrupt to exit)\n"
    header = header.encode()

    @staticmethod
    def line(time, kind, code, value):
        start = f"Event: time {SECOND_MARK.decode()}.{time:06d}, "
        if kind == SYN:
            return f"{start}-------------- SYN_REPORT ------------\n".encode()
        value = ID_MARK.decode() if value is FINGER else str(value)
        return f"{start}type {kind} ({TYPES[kind]}), code {code} ({NAMES[code]}), value {value}\n".encode()

    @staticmethod
    def filled(text, second, finger):
        return text.replace(SECOND_MARK, b"%d" % second).replace(ID_MARK, b"%d" % finger)


class Raw:
    name = "raw"
    header = b""

    @staticmethod
    def line(time, kind, code, value):
        value = ID_MARK if value is FINGER else struct.pack("<i", value)
        return SECOND_MARK + struct.pack("<qHH", time, kind, code) + value

    @staticmethod
    def filled(text, second, finger):
        return text.replace(SECOND_MARK, struct.pack("<q", second)).replace(ID_MARK, struct.pack("<i", finger))


def write(folder, form, is_full):
    drags = [drag(number) for number in range(7)]
    texts = [b"".join(form.line(*event) for event in events) for events in drags]
    events = drag_count = 0
    size = len(form.header)
    with open(f"{folder}/drags.{form.name}", "wb") as file:
        file.write(form.header)
        while not is_full(events, size):
            number = drag_count % len(drags)
            text = form.filled(texts[number], FIRST_SECOND + drag_count, drag_count % 65536)
            file.write(text)
            size += len(text)
            events += len(drags[number])
            drag_count += 1
    return events


FORMATS = [Evemu, Getevent, Evtest, Raw]
folder, limit = sys.argv[1], int(sys.argv[3])
if sys.argv[2] == "--events":
    for form in [Evemu, Getevent, Raw]:
        count = write(folder, form, lambda events, size: events >= limit)
else:
    form = next(form for form in FORMATS if form.name == sys.argv[4])
    count = write(folder, form, lambda events, size: size >= limit)
print(count)
