#!/bin/sh
# Installs what some tests need, where that can be done without asking anybody; never fails.
# sh tools/install.sh PACKAGE "WHICH TESTS" PROGRAM…    any one of the programs will do
# Without tests that need it, it is only the better one: nothing is said about it.
package=$1 tests=$2
shift 2
say() { [ -z "$tests" ] || echo "$@"; }
for name in "$@"; do
  command -v "$name" > /dev/null && exit 0
  ls /usr/lib/postgresql/*/bin/"$name" > /dev/null 2>&1 && exit 0 # many systems keep PostgreSQL's out of the way
done
root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo > /dev/null && sudo -n true 2> /dev/null || { say "No $package, and no leave to install it: $tests will be skipped."; exit 0; }
  root="sudo -n"
fi
command -v apt-get > /dev/null || { say "No $package, and no apt to install it: $tests will be skipped."; exit 0; }
say "Installing $package for $tests."
{ $root apt-get update -qq && $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package"; } > /dev/null 2>&1 \
  || say "$package could not be installed: $tests will be skipped."
exit 0
