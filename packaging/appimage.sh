#!/usr/bin/env bash
# Builds the AppImage target/appimage/Studiolo-VERSION-ARCH.AppImage: one file that runs
# without being installed. It is a small program, the runtime, followed by an image of a
# folder, the AppDir.
#
#   packaging/appimage.sh [--profile NAME]
#
# The runtime is the one of AppImageKit 13. It comes from crates.io, as a file of the crate
# `appimage`, and is checked against the sum below. APPIMAGE_RUNTIME=FILE takes another
# one; on other processors than x86_64 you need it.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
read_options "$@"
crate='appimage = "=0.4.0"'
sum=328e0d745c5c6817048c27bc3e8314871703f8f47ffa81a37cb06cd95a94b323
arch=$(uname -m)

need mksquashfs squashfs-tools
if [ -n "${APPIMAGE_RUNTIME:-}" ]; then
  [ -r "$APPIMAGE_RUNTIME" ] || fail "The runtime cannot be read: $APPIMAGE_RUNTIME"
elif [ "$arch" != x86_64 ]; then
  fail "There is no runtime for $arch. Please name one: APPIMAGE_RUNTIME=FILE"
fi
[ "$only_tools" = no ] || exit 0

cargo build --locked --profile "$profile" --bin studiolo
out=$target/appimage
dir=$out/Studiolo.AppDir
rm -rf "$dir"
mkdir -p "$dir"
"$target/$built/studiolo" install --prefix "$dir/usr" >/dev/null
# The list for `studiolo install --uninstall`: nothing is uninstalled here.
rm -r "$dir/usr/share/studiolo"
ln -s usr/bin/studiolo "$dir/AppRun"
ln -s usr/share/applications/studiolo.desktop "$dir/studiolo.desktop"
ln -s usr/share/icons/hicolor/128x128/apps/studiolo.png "$dir/studiolo.png"
ln -s studiolo.png "$dir/.DirIcon"

runtime=$out/runtime-$arch
if [ -n "${APPIMAGE_RUNTIME:-}" ]; then
  cp "$APPIMAGE_RUNTIME" "$runtime"
else
  cp packaging/appimage-runtime.txt "$dir/usr/share/doc/studiolo/"
  if ! echo "$sum  $runtime" | sha256sum --check --status 2>/dev/null; then
    fetched=$(mktemp -d)
    trap 'rm -rf "$fetched"' EXIT
    mkdir "$fetched/src"
    : >"$fetched/src/lib.rs"
    {
      printf '[package]\nname = "runtime"\nversion = "0.0.0"\nedition = "2024"\n'
      printf '[dependencies]\n%s\n[workspace]\n' "$crate"
    } >"$fetched/Cargo.toml"
    (cd "$fetched" && cargo vendor --quiet vendor >/dev/null)
    cp "$fetched/vendor/appimage/assets/runtime-x86_64" "$runtime"
    echo "$sum  $runtime" | sha256sum --check --status ||
      fail "The runtime is not the expected one: its checksum differs."
  fi
fi

age "$dir"
image=$out/image.squashfs
# The runtime reads gzip and xz. A program from gzip starts sooner.
mksquashfs "$dir" "$image" -noappend -all-root -no-xattrs -comp gzip -quiet -no-progress >/dev/null
package=$out/Studiolo-$version-$arch.AppImage
cat "$runtime" "$image" >"$package"
rm "$image"
chmod 755 "$package"
touch -d "@$SOURCE_DATE_EPOCH" "$package"
echo "$package: $(kib "$package") KiB"
