"""Hands shards of reduced gestures to the workers of a Dask cluster. What counts and decides is flowtouch."""

import argparse
import logging
import os
import pathlib
import subprocess
import sys
import tempfile

from dask.distributed import Client, KilledWorker, LocalCluster, as_completed


class Refused(Exception):
    """Why there is no decision, and the exit status."""

    def __init__(self, why, status=1):
        super().__init__(why)
        self.status = status


def tally(shard, program, fields):
    """What a worker does: the tally of one shard, as flowtouch writes it, or what flowtouch said against it."""
    run = subprocess.run([program, "tally", shard, *fields], stdin=subprocess.DEVNULL, capture_output=True)
    return run.returncode, run.stdout, run.stderr.decode(errors="replace").strip()


def tallies(client, shards, program, fields, folder):
    """Writes the tally of each shard into the folder; the paths, in the order of the shards."""
    futures = client.map(tally, shards, program=program, fields=fields, pure=False, batch_size=1000)
    places = {future.key: place for place, future in enumerate(futures)}
    paths = [folder / f"{place}.jsonl" for place in range(len(shards))]
    for done, future in enumerate(as_completed(futures), 1):
        place = places[future.key]
        try:
            status, counted, said = future.result()
        except KilledWorker:
            raise Refused(f"{shards[place]}: every worker that took it died; does one have memory for it?") from None
        except OSError as error:
            raise Refused(f"{program} cannot be run on a worker; --program says where it is there: {error}") from None
        if status != 0:
            raise Refused(said or f"{shards[place]}: flowtouch ended with status {status}", max(status, 1))
        paths[place].write_bytes(counted)
        # The cluster need not store what is written here.
        future.release()
        if sys.stderr.isatty():
            print(f"\r{done} of {len(shards)} shards", end="" if done < len(shards) else "\n", file=sys.stderr)
    return paths


def words():
    parser = argparse.ArgumentParser(prog="tools/fleet", add_help=False, allow_abbrev=False)
    parser.add_argument("shards", nargs="+", metavar="REDUCED")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--scheduler")
    where.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--program")
    parser.add_argument("--vary", action="append", default=[])
    parser.add_argument("--cost")
    parser.add_argument("--output", "-o")
    parser.add_argument("--csv")
    parser.add_argument("--json", "-j", action="store_true")
    parser.add_argument("--force", "-f", action="store_true")
    return parser.parse_args()


def built():
    """The program of this tree, built when its sources changed, so that no two workers build it at once."""
    tool = os.environ["FLOWTOUCH_TOOL"]
    subprocess.run([tool, "--version"], stdout=subprocess.DEVNULL, check=True)
    return str(pathlib.Path(tool).parent.parent / ".build/release/flowtouch")


def cluster(asked):
    """The cluster that was asked for, or one on this machine; either ends with the client."""
    if asked.scheduler:
        try:
            return Client(asked.scheduler, timeout="30s")
        except OSError as error:
            raise Refused(f"the cluster cannot be reached: {error}") from None
    # Errors in a shard are reported once, below.
    quiet = logging.CRITICAL
    return Client(
        LocalCluster(n_workers=max(1, asked.workers), threads_per_worker=1, dashboard_address=None, silence_logs=quiet))


def main():
    asked = words()
    program = asked.program or built()
    fields = [word for field in asked.vary for word in ("--vary", field)]
    shards = [str(pathlib.Path(shard).resolve()) for shard in asked.shards]
    decide = [program, "decide"]
    for name in ("cost", "output", "csv"):
        if value := getattr(asked, name):
            decide += [f"--{name}", value]
            # flowtouch would report this too, but only after the work.
            if name != "cost" and value != "-" and os.path.isfile(value) and not asked.force:
                raise Refused(f"{value} exists; --force overwrites it")
    decide += [f"--{name}" for name in ("json", "force") if getattr(asked, name)]
    with tempfile.TemporaryDirectory(prefix="flowtouch-fleet-") as folder:
        with cluster(asked) as client:
            paths = tallies(client, shards, program, fields, pathlib.Path(folder))
        return subprocess.run([*decide, *map(str, paths)], stdin=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Refused as refusal:
        print(f"tools/fleet: {refusal}", file=sys.stderr)
        sys.exit(refusal.status)
