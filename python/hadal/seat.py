# SPDX-License-Identifier: Apache-2.0
"""Answers the questions of `hadal arena` for a policy: python3 -m hadal.seat MODULE.

A question is a line of JSON on the input, the answer a line with a number on the output. What the policy
prints goes to the error stream.
"""
import json
import os
import sys

from .policy import Question, policy_called


def main():
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    if len(sys.argv) != 2:
        sys.exit("usage: python3 -m hadal.seat MODULE")
    try:
        policy = policy_called(sys.argv[1])
    except ImportError as e:
        sys.exit(str(e))
    print("ready", file=answers, flush=True)
    begin = getattr(policy, "begin", None)
    for line in sys.stdin:
        question = Question(json.loads(line))
        if begin:
            begin(question)
            begin = None
        print(question.number(policy.choose(question)), file=answers, flush=True)


if __name__ == "__main__":
    main()
