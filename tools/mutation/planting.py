"""A copy of the checkout with faults planted in it, built once."""

import os
import pathlib
import random
import re
import shutil
import subprocess

import faults

# The source of a target that only the copy has. It knows which fault is switched on, and records which are reached.
SWITCH_PATH = "Sources/PlantedFaults/PlantedFaults.swift"
SWITCH = """\
#if canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

private let chosen = unsafe getenv("FLOWTOUCH_FAULT").flatMap { unsafe Int(String(cString: $0)) } ?? 0

nonisolated(unsafe) private let reached: UnsafeMutableRawPointer? = {
    guard let path = unsafe getenv("FLOWTOUCH_FAULTS_REACHED") else { return nil }
    let file = unsafe open(path, O_RDWR)
    let bytes = unsafe mmap(nil, %(count)d, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    return unsafe bytes == MAP_FAILED ? nil : bytes
}()

public func isPlanted(_ number: Int) -> Bool {
    if let reached = unsafe reached { unsafe reached.storeBytes(of: 1, toByteOffset: number, as: UInt8.self) }
    return number == chosen
}
"""

PACKAGE = """
package.targets.append(.target(name: "PlantedFaults"))
for target in package.targets where %(targets)s.contains(target.name) {
    target.dependencies.append("PlantedFaults")
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .warning)]
}
"""


class BuildFailed(Exception):
    """The copy does not build, and no fault explains it."""


class Planting:
    """Chooses faults for targets of a package and builds a copy that contains them all."""

    def __init__(self, root, folder, say):
        self.root, self.folder, self.say = pathlib.Path(root), pathlib.Path(folder), say
        self.numbered = []  # (number, target, fault)
        self.refused = set()  # keys of faults that do not compile
        self.notes = self.folder / ".build" / "refused-faults"
        if self.notes.exists():
            self.refused = set(self.notes.read_text().splitlines())

    def copy(self):
        """Copies the files that git knows or would add. Files that are up to date keep their dates."""
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.root, capture_output=True, check=True,
        )
        wanted = {name for name in listing.stdout.decode().split("\0") if (self.root / name).is_file()}
        for name in wanted:
            if not self._is_source(name):
                self._write_changed(self.folder / name, (self.root / name).read_bytes())
                shutil.copymode(self.root / name, self.folder / name)
        wanted.add(SWITCH_PATH)
        for top in ("Sources", "Tests"):
            for path in (self.folder / top).rglob("*"):
                if path.is_file() and str(path.relative_to(self.folder)) not in wanted:
                    path.unlink()

    @staticmethod
    def _is_source(name):
        """Whether `write` writes this file with its faults."""
        return name.startswith("Sources/") and name.endswith(".swift")

    @staticmethod
    def _write_changed(path, data):
        if path.exists() and path.read_bytes() == data:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    def sources(self, target):
        return sorted(str(path.relative_to(self.root)) for path in (self.root / "Sources" / target).rglob("*.swift"))

    def choose(self, targets, count, seed):
        """Chooses and numbers the faults. Those of a target do not depend on the other targets."""
        self.numbered = []
        for target in targets:
            candidates = []
            for path in self.sources(target):
                candidates += faults.faults(path, (self.root / path).read_text())
            chosen = faults.choose(candidates, count, random.Random(f"{seed} {target}"), self.refused)
            self.numbered += [(len(self.numbered) + 1 + index, target, fault) for index, fault in enumerate(chosen)]

    def write(self):
        """Writes the sources of the copy, each with its faults."""
        by_path = {}
        for number, _, fault in self.numbered:
            by_path.setdefault(fault.path, []).append((number, fault))
        for path in (self.root / "Sources").rglob("*.swift"):
            name = str(path.relative_to(self.root))
            text = path.read_text()
            if name in by_path:
                text = faults.plant(text, by_path[name])
            self._write_changed(self.folder / name, text.encode())
        switch = SWITCH % {"count": len(self.numbered) + 1}
        self._write_changed(self.folder / SWITCH_PATH, switch.encode())
        targets = sorted({target for _, target, _ in self.numbered})
        package = (self.root / "Package.swift").read_text()
        package += PACKAGE % {"targets": "[" + ", ".join(f'"{target}"' for target in targets) + "]"}
        self._write_changed(self.folder / "Package.swift", package.encode())

    def build(self, targets, count, seed):
        """Builds the tests. Faults that do not compile are replaced by others until all compile."""
        while True:
            self.choose(targets, count, seed)
            self.write()
            self.say(f"building with {len(self.numbered)} faults")
            run = subprocess.run(
                ["swift", "build", "--build-tests"], cwd=self.folder, capture_output=True, text=True, errors="replace")
            if run.returncode == 0:
                return
            blamed = self._blamed(run.stdout + run.stderr)
            if not blamed:
                raise BuildFailed(run.stdout[-4000:] + run.stderr[-2000:])
            self.say(f"{len(blamed)} faults do not compile: replacing them")
            self.refused |= {fault.key for fault in blamed}
            self.notes.parent.mkdir(parents=True, exist_ok=True)
            self.notes.write_text("\n".join(sorted(self.refused)) + "\n")

    def _blamed(self, output):
        """The faults on the lines of the compiler's errors, or nearest to them in the same file."""
        blamed = set()
        places = set(re.findall(re.escape(str(self.folder)) + r"/(Sources/\S+\.swift):(\d+):\d+: error:", output))
        for path, line in places:
            own = [fault for _, _, fault in self.numbered if fault.path == path]
            if own:
                nearest = min(abs(fault.line - int(line)) for fault in own)
                blamed |= {fault for fault in own if abs(fault.line - int(line)) == nearest}
        return blamed
