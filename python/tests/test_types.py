# SPDX-License-Identifier: Apache-2.0
"""The stub names what the module has, and everything says what it does."""
import ast
import inspect
import pathlib

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
