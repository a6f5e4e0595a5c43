"""Makes a series of 1000 labelled pulls for flowtouch tune: five recordings of 200.

usage: series.py FLOWTOUCH FOLDER
"""

import json
import subprocess
import sys

PARTS, GESTURES = 5, 200

flowtouch, folder = sys.argv[1:]
for part in range(PARTS):
    clauses, intents = [], []
    for number in range(part * GESTURES, (part + 1) * GESTURES):
        # Spread irregularly, so that the grid has no pattern to follow.
        length, time = 20 + number * 7919 % 180, 60 + number * 104729 % 300
        clauses.append(f"down {length}pt in {time}ms, lift")
        intents.append("dismiss" if length > 100 or time < 120 else "keep")
    stem = f"{folder}/series-{part}"
    subprocess.run([flowtouch, "synth", ", wait 400ms, ".join(clauses), "--seed", str(part + 1), "-o", f"{stem}.evemu"],
                   check=True)
    with open(f"{stem}.json", "w", encoding="utf-8") as beside:
        json.dump({"intent": intents}, beside)
