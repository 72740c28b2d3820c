# SPDX-License-Identifier: Apache-2.0
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="no Debian")
def test_the_package_for_debian_holds_a_module_that_plays(tmp_path):
    subprocess.run([ROOT / "tools" / "make_python_deb", tmp_path], check=True, capture_output=True)
    (package,) = tmp_path.glob("python3-hadal_*.deb")
    subprocess.run(["dpkg-deb", "-x", package, tmp_path / "system"], check=True)
    site = tmp_path / "system" / "usr" / "lib" / "python3" / "dist-packages"
    code = "import hadal; print(hadal.__file__); v = hadal.vector('abyss', 4); v.step(v.sample())"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True,
                         env={**os.environ, "PYTHONPATH": str(site)})
    assert run.stdout.startswith(str(site))


def test_pip_installs_a_module_that_plays(tmp_path):
    """With scikit-build-core, as docs/python.md says. What is compiled is kept in build/pip."""
    run = subprocess.run([ROOT / "tools" / "try_pip", tmp_path / "environment"], check=False, capture_output=True,
                         text=True, timeout=3000, env={**os.environ, "PYTHONPATH": ""})
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{tmp_path}/environment/lib" in run.stdout
    assert "greedy wins" in run.stdout
