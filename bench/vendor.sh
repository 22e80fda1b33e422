#!/bin/sh
# Puts Pgx into bench/vendor for a machine that has JAX and no package registry.
# All three are pure Python, so what is fetched under one Python runs under another.
# svgwrite and typing_extensions: `import pgx` needs both at import time (drawing, dataclass_transform).
# JAX itself is left out: it must match the driver of that machine and is expected there.
set -eu
cd "$(dirname "$0")"
rm -rf vendor
"${PYTHON:-python3}" -m pip install --quiet --no-deps --no-compile --only-binary :all: --target vendor \
    pgx==2.6.0 svgwrite==1.4.3 typing_extensions==4.16.0
# Pgx's wheel ships its own top-level `tests`, which would shadow ours; svgwrite's script has a fixed interpreter.
rm -rf vendor/tests vendor/bin
du -sh vendor
