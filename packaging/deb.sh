#!/usr/bin/env bash
# Builds the Debian package target/debian/studiolo_VERSION_ARCH.deb. Needs the Rust
# toolchain and, as every Debian has it, dpkg-deb. What it depends on is listed below; the
# version of the C library is read off the program.
#
#   packaging/deb.sh [--profile NAME]
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
read_options "$@"
need dpkg-deb dpkg
[ "$only_tools" = no ] || exit 0

cargo build --locked --profile "$profile" --bin studiolo
program=$target/$built/studiolo

upstream=$version
version=$upstream-1
arch=$(dpkg --print-architecture)
out=$target/debian
root=$out/root
rm -rf "$root"
mkdir -p "$root/DEBIAN"

"$program" install --prefix "$root/usr" >/dev/null
# dpkg keeps lists of its own.
rm -r "$root/usr/share/studiolo"
if command -v strip >/dev/null; then
  strip --strip-unneeded "$root/usr/bin/studiolo"
fi

doc=$root/usr/share/doc/studiolo
rm "$doc/LICENSE"
maintainer="The Studiolo founders <${DEBEMAIL:-studiolo@localhost}>"
{
  printf 'studiolo (%s) unstable; urgency=medium\n\n' "$version"
  printf '  * Version %s; what is new is in changelog.gz.\n\n' "$upstream"
  printf ' -- %s  %s\n' "$maintainer" "$date"
} | gzip -9n >"$doc/changelog.Debian.gz"
gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
cp packaging/copyright "$doc/copyright"
gzip -9n "$doc/notices.txt" "$root"/usr/share/man/man1/*.1

# Of the system it links the C library only; the window looks for the rest when it
# opens, so that no tool can see it.
libc=$({ grep -aoE 'GLIBC_2\.[0-9]+(\.[0-9]+)?' "$program"
  # Compressed relocations are read since that version.
  ! grep -aq GLIBC_ABI_DT_RELR "$program" || echo GLIBC_2.36; } | sort -uV | tail -1)
size=$(du -k -s --apparent-size "$root/usr" | cut -f1)
cat >"$root/DEBIAN/control" <<END
Package: studiolo
Version: $version
Architecture: $arch
Maintainer: $maintainer
Installed-Size: $size
Depends: libc6 (>= ${libc#GLIBC_}), libgcc-s1, libegl1, libgl1, libgl1-mesa-dri, libwayland-client0, libwayland-egl1, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0
Recommends: xdg-desktop-portal
Section: utils
Priority: optional
Description: tabletop companion for The Princes of Florence, The Prince and Tiletum
 Keeps the log of the board game, everybody's boards, cards, money and points
 and the final tally, and checks each of them against the rules. Alone, it
 deals and plays the other seats.
 .
 Studiolo is an independent companion: you need the game.
END
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
age "$root"
package=$out/studiolo_${version}_${arch}.deb
dpkg-deb --root-owner-group --build "$root" "$package" >/dev/null
echo "$package: $(du -k "$package" | cut -f1) KiB, installed $size KiB"
