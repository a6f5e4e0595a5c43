"""Runs the tests: first without a fault, then for each fault the suites that reach it."""

import os
import pwd
import re
import resource
import selectors
import signal
import subprocess
import tempfile
import time

FAILED = re.compile(r"✘ (Test .*) recorded an issue|(Fatal error: .*)")
MEMORY = 12 << 30
FILE = 1 << 30


def _limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE, FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Suite:
    """A suite of tests, how long it takes, and which faults it reaches."""

    def __init__(self, name):
        self.name, self.seconds, self.reached, self.passes = name, 0.0, frozenset(), True

    @property
    def target(self):
        return self.name.split(".")[0]


class Trial:
    def __init__(self, folder, say):
        self.folder, self.say = folder, say
        binaries = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=folder, capture_output=True, text=True, check=True)
        self.binary = os.path.join(binaries.stdout.strip(), "FlowTouchPackageTests.xctest")
        self.suites = []
        # A faulty program may overwrite any file that it can write to, even /dev/null, so root runs it as nobody.
        self.user = pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None

    def run(self, suites, seconds, **variables):
        """Runs suites until the first failure and returns it, or None if all pass within so many seconds.

        Ends every process that they started.
        """
        pattern = "|".join("^" + re.escape(suite.name) + "/" for suite in suites)
        command = [self.binary, "--testing-library", "swift-testing", "--filter", pattern]
        with tempfile.TemporaryDirectory(prefix="mutate-") as scratch:
            if self.user is not None:
                os.chown(scratch, self.user, self.user)
            environment = {
                **os.environ, "NO_COLOR": "1", "HOME": scratch, "TMPDIR": scratch, "SWIFT_BACKTRACE": "enable=no",
                **{name: str(value) for name, value in variables.items()},
            }
            child = subprocess.Popen(
                command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=_limit, user=self.user, group=self.user,
                extra_groups=None if self.user is None else [])
            try:
                return self._first_failure(child, time.monotonic() + seconds)
            finally:
                try:
                    os.killpg(child.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                child.wait()
                child.stdout.close()

    @staticmethod
    def _first_failure(child, end):
        output = b""
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdout, selectors.EVENT_READ)
            while True:
                rest = end - time.monotonic()
                if rest < 0 or not selector.select(rest):
                    return "it takes too long"
                piece = os.read(child.stdout.fileno(), 1 << 16)
                if not piece:
                    break
                output = output[-(1 << 16):] + piece
                found = FAILED.search(output.decode(errors="replace"))
                if found:
                    return found[1] or found[2]
        status = child.wait()
        return f"status {status}" if status else None

    def measure(self, fault_count):
        """Runs each suite alone without a fault to see how long it takes and what it reaches.

        Returns the names of the suites that fail even so.
        """
        listing = subprocess.run(
            [self.binary, "--testing-library", "swift-testing", "--list-tests"], capture_output=True, text=True,
            check=True, cwd=self.folder)
        names = sorted({line.split("/")[0] for line in listing.stdout.splitlines() if "/" in line})
        self.suites = [Suite(name) for name in names]
        self.say(f"measuring {len(self.suites)} suites")
        for suite in self.suites:
            with tempfile.NamedTemporaryFile() as file:
                file.truncate(fault_count + 1)
                os.chmod(file.name, 0o666)
                start = time.monotonic()
                suite.passes = not self.run([suite], 600, FLOWTOUCH_FAULTS_REACHED=file.name)
                suite.seconds = time.monotonic() - start
                with open(file.name, "rb") as notes:
                    suite.reached = frozenset(index for index, byte in enumerate(notes.read()) if byte)
        return [suite.name for suite in self.suites if not suite.passes]

    def suites_for(self, number, target):
        """The suites that reach a fault: those of its own target first, and the quickest first."""
        own = target + "Tests"
        found = [suite for suite in self.suites if suite.passes and number in suite.reached]
        return sorted(found, key=lambda suite: (suite.target != own, suite.seconds))

    def noticed_by(self, number, target):
        """The first failure with the fault switched on, or None."""
        waiting, batch_seconds = self.suites_for(number, target), 0.5
        while waiting:
            batch = [waiting.pop(0)]
            while waiting and sum(suite.seconds for suite in batch) + waiting[0].seconds < batch_seconds:
                batch.append(waiting.pop(0))
            longest = 20 + 8 * sum(suite.seconds for suite in batch)
            if failure := self.run(batch, longest, FLOWTOUCH_FAULT=number):
                return failure
            batch_seconds *= 2
        return None
