"""Runs commands in turn, each as a whole process, and keeps time and peak memory of every run."""

import os
import statistics
import time
from dataclasses import dataclass, field


@dataclass
class Command:
    """A command to time: what it is called in the table, its words, and what it needs around it."""
    name: str
    words: list
    folder: str = "."
    input: str = os.devnull
    environment: dict = field(default_factory=dict)
    before: object = None
    rounds: int | None = None
    is_warm: bool = False
    seconds: list = field(default_factory=list)
    processor: list = field(default_factory=list)
    peak: list = field(default_factory=list)
    codes: set = field(default_factory=set)

    @property
    def median(self):
        return statistics.median(self.seconds)

    @property
    def spread(self):
        return min(self.seconds), max(self.seconds)


def run(command):
    """One run; waits for the process itself, so that its memory is its own."""
    if command.before:
        command.before()
    start = time.perf_counter()
    child = os.fork()
    if child == 0:
        try:
            os.chdir(command.folder)
            os.environ.update(command.environment)
            os.dup2(os.open(command.input, os.O_RDONLY), 0)
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            os.execvp(command.words[0], command.words)
        finally:
            os._exit(127)
    _, status, used = os.wait4(child, 0)
    command.seconds.append(time.perf_counter() - start)
    command.processor.append(used.ru_utime + used.ru_stime)
    # Bytes on macOS, kilobytes elsewhere.
    command.peak.append(used.ru_maxrss / (1_048_576 if os.uname().sysname == "Darwin" else 1_024))
    command.codes.add(os.waitstatus_to_exitcode(status))


def interleave(commands, rounds, tell=lambda text: None):
    """All commands once in each round, so that what else the machine does hits them alike. Those that are to find what a
    run before left are run once ahead, and that run counts for nothing."""
    for command in commands:
        if command.is_warm:
            run(command)
            command.seconds, command.processor, command.peak = [], [], []
    for number in range(rounds):
        for command in commands:
            if number >= (command.rounds or rounds):
                continue
            tell(f"round {number + 1} of {rounds}: {command.name}")
            run(command)
