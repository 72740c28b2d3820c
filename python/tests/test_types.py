# SPDX-License-Identifier: Apache-2.0
"""The stub names what the module has, and everything says what it does."""
import ast
import inspect
import pathlib
import subprocess
import sys

import hadal
from hadal import _engine

STUB = pathlib.Path(hadal.__file__).with_name("_engine.pyi")


def test_the_stub_names_exactly_what_the_module_has():
    tree = ast.parse(STUB.read_text())
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            cls = getattr(_engine, node.name)
            said = {n.name for n in node.body if isinstance(n, ast.FunctionDef)}
            there = {n for n in vars(cls) if not n.startswith("_")}
            assert {n for n in said if not n.startswith("_")} == there, node.name
    said = {n.name for n in tree.body if isinstance(n, (ast.ClassDef, ast.FunctionDef))}
    assert said == {n for n in vars(_engine) if not n.startswith("_")}


def test_everything_in_the_module_says_what_it_does():
    for name, what in vars(_engine).items():
        if name.startswith("_"):
            continue
        assert what.__doc__, name
        if isinstance(what, type) and not issubclass(what, Exception):
            for attribute, value in vars(what).items():
                if not attribute.startswith("_"):
                    said = (value.__doc__ or "").strip().splitlines()
                    # pybind11 puts the signature first
                    assert [line for line in said if "->" not in line], f"{name}.{attribute}"


def test_the_package_is_typed_and_documented():
    assert STUB.with_name("py.typed").exists()
    for name in hadal.__all__:
        what = getattr(hadal, name)
        if callable(what) and not isinstance(what, type):
            assert what.__doc__, name
        if inspect.isfunction(what):
            said = inspect.signature(what)
            hints = [p.annotation for p in said.parameters.values()] + [said.return_annotation]
            assert inspect.Signature.empty not in hints, name


def test_the_arguments_have_the_names_that_the_stub_says():
    for node in ast.parse(STUB.read_text()).body:
        for method in node.body if isinstance(node, ast.ClassDef) else []:
            if not isinstance(method, ast.FunctionDef) or method.decorator_list:
                continue
            first = getattr(getattr(_engine, node.name), method.name).__doc__.splitlines()[0]
            for argument in method.args.args[1:]:
                assert f", {argument.arg}: " in first, f"{node.name}.{method.name}: {first}"


def test_mypy_finds_nothing():
    run = subprocess.run([sys.executable, "-m", "mypy", STUB.parent], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
