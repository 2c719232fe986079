#!/usr/bin/env bash
# Builds target/tar/studiolo-VERSION-linux-ARCH.tar.gz for every other Linux: the program
# in bin, and in share what a desktop and the shells look for.
#
#   packaging/tar.sh [--profile NAME]
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
read_options "$@"
need tar tar
[ "$only_tools" = no ] || exit 0

cargo build --locked --profile "$profile" --bin studiolo
out=$target/tar
name=studiolo-$version-linux-$(uname -m)
dir=$out/$name
rm -rf "$dir"
mkdir -p "$dir"
"$target/$built/studiolo" install --prefix "$dir" >/dev/null
cp LICENSE README.md CHANGELOG.md "$dir/"
age "$dir"
package=$out/$name.tar.gz
tar -C "$out" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" | gzip -9n >"$package"
touch -d "@$SOURCE_DATE_EPOCH" "$package"
echo "$package: $(kib "$package") KiB"
