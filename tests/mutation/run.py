"""Mutants under the tests: whether at least one test fails."""
import os
import resource
import subprocess
from concurrent.futures import ThreadPoolExecutor, as_completed

from build import TESTS

# Only for mutants that survive all the others and are not expected to.
SLOW = ('~a hundred thousand*', '~a final of many boards*', '~placing compares*')
SECONDS = {True: 5, False: 60}  # of computing, about ten times what the tests take without a mutant
OPTIONS = {'ASAN_OPTIONS': 'hard_rss_limit_mb=3000:symbolize=0:log_path=/dev/null', 'UBSAN_OPTIONS': 'log_path=/dev/null'}


def passes(number, quick):
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS[quick], SECONDS[quick]))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    command = [TESTS, '--abort', *(SLOW if quick else ())]
    environment = {**os.environ, **OPTIONS, 'MUTANT': str(number)}
    try:
        return subprocess.run(command, env=environment, preexec_fn=limit, timeout=60 * SECONDS[quick],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def outcomes(numbers, expected):
    """Each of the mutants and whether it survives. Where that is expected, the slow tests are not asked."""
    if not passes(0, quick=True):
        raise SystemExit('The tests fail without a mutant.')

    def survives(mutant):
        return passes(numbers[mutant], quick=True) and (expected(mutant) or passes(numbers[mutant], quick=False))
    with ThreadPoolExecutor(max_workers=2) as pool:
        asked = {pool.submit(survives, mutant): mutant for mutant in numbers}
        for outcome in as_completed(asked):
            yield asked[outcome], outcome.result()
