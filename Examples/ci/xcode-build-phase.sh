#!/bin/sh
# A run-script phase of an Xcode target: findings appear beside the code, and an error fails the build.
# Untick "Based on dependency analysis", and set ENABLE_USER_SCRIPT_SANDBOXING to NO: the gate reads the whole project.
set -eu

# Xcode starts scripts with a short PATH.
export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin"

# Previews and archives were checked before.
if [ "${ENABLE_PREVIEWS:-NO}" = YES ] || [ "${ACTION:-build}" = install ]; then exit 0; fi

if command -v bridgekeeper >/dev/null; then
  bridgekeeper check --root "$SRCROOT" --format xcode
else
  echo "warning: bridgekeeper is not on the PATH, so its gate did not run"
fi
