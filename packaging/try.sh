#!/usr/bin/env bash
# Installs and starts every package of target/release-files on a bare Debian in a folder of
# its own; the one for Windows in Wine there. Each of them says its version, replays the
# sample games and opens a window on a virtual screen. A picture of each window is in
# target/release-pictures. Please look at them.
#
#   packaging/try.sh [deb] [appimage] [tar] [windows]      without a name: all
#
# Needs root. The packages of the bare systems come from the mirror that this system uses.
# Afterwards nothing is left but the pictures.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
. tests/screen.sh
wanted=("$@")
[ $# -gt 0 ] || wanted=(deb appimage tar windows)
files=$target/release-files
pictures=$target/release-pictures
[ "$(id -u)" = 0 ] || fail "Please run this as root: it makes bare systems."
[ -d "$files" ] || fail "There are no packages yet. Please run packaging/release.sh first."
need Xvfb xvfb
need import imagemagick
need debootstrap debootstrap
need unzip unzip

work=$(mktemp -d)
screen=
program=
tidy() {
  [ -z "$program" ] || kill -KILL "$program" 2>/dev/null || true
  [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
  wait
  rm -rf --one-file-system "$work"
}
trap tidy EXIT
mkdir -p "$pictures"

say() { printf '\n== %s\n' "$*"; }

# package PATTERN: finds the one package whose name fits.
package() {
  local found
  found=$(find "$files" -maxdepth 1 -name "$1")
  [ -n "$found" ] || fail "There is no $1 in $files."
  [ "$(wc -l <<<"$found")" = 1 ] || fail "There is more than one $1 in $files."
  echo "$found"
}

# picture NAME COMMAND…: opens a window and saves a picture of it. COMMAND finds the screen
# in DISPLAY. A screen with nothing but a message has a few hundred colours, our window
# more than ten thousand.
picture() {
  local name=$1 colours=1 steady=0
  shift
  virtual_screen 1600x1000
  enter='exec' "$@" >"$work/log" 2>&1 &
  program=$!
  for _ in $(seq 60); do
    sleep 2
    kill -0 "$program" 2>/dev/null || {
      cat "$work/log" >&2
      fail "$name: the program ended before there was a window."
    }
    import -window root "$pictures/$name.png" 2>/dev/null || continue
    colours=$(identify -format %k "$pictures/$name.png")
    [ "$colours" -gt 3000 ] && steady=$((steady + 1))
    # What opens slowly has reached its place by then.
    [ "$steady" -lt 4 ] || break
  done
  kill -KILL "$program" 2>/dev/null || true
  wait "$program" 2>/dev/null || true
  kill "$screen"
  wait "$screen" 2>/dev/null || true
  program=
  screen=
  unset DISPLAY
  [ "$colours" -gt 3000 ] || fail "$name: no window in two minutes; the screen has $colours colours."
  echo "A window with $colours colours: $pictures/$name.png"
}

# inside ROOT USER COMMAND…: runs a command in a bare system. What it needs of ours is
# mounted for this command only, and whatever it has started ends with it. With enter=exec
# it takes the place of the shell.
inside() {
  local root=$1 user=$2
  shift 2
  # shellcheck disable=SC2016
  ${enter:-} unshare --mount --pid --fork --kill-child bash -c '
    set -e
    root=$1 user=$2
    shift 2
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir -p "$root/tmp/.X11-unix" /tmp/.X11-unix
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    home=/home/$user
    [ "$user" != root ] || home=/root
    exec chroot --userspec="$user" "$root" /usr/bin/env -i --chdir="$home" HOME="$home" \
      LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
      ${DISPLAY:+DISPLAY="$DISPLAY"} ${http_proxy:+http_proxy="$http_proxy"} "$@"
  ' inside "$root" "$user" "$@"
}

# The mirror and the release of this system.
# shellcheck disable=SC2016
sources=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' \
  'Created-By: Packages' 'Label: Debian' 'Component: main')
read -r mirror suite < <(grep -v -- '-updates$' <<<"$sources")

# bare NAME SUITE: makes a bare Debian in $work/NAME, with a user who plays and the sample
# games.
bare() {
  local base=$work/base-$2
  if [ ! -d "$base" ]; then
    say "a bare Debian, $2"
    debootstrap --variant=minbase "$2" "$base" "$mirror" >"$work/log" 2>&1 || {
      tail "$work/log" >&2
      fail "The bare system could not be made."
    }
    cp /etc/hosts "$base/etc/hosts"
    chroot "$base" useradd --create-home player
    cp -r saves "$base/home/player/saves"
    chroot "$base" chown -R player: /home/player
    du -sm "$base" | awk '{ print "It has " $1 " MiB." }'
  fi
  cp -a "$base" "$work/$1"
}

# add ROOT PACKAGE…: installs packages in a bare system, and what they need.
add() {
  local root=$1
  shift
  inside "$root" root sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"' \
    sh "$@" >"$work/log" 2>&1 || {
    tail "$work/log" >&2
    fail "The packages could not be installed: $*"
  }
}

# answers COMMAND…: the version and the sample games, without a window.
answers() {
  local said games=(saves/*.ron)
  said=$("$@" --version)
  [ "$said" = "studiolo $version" ] || fail "The program says: $said"
  echo "$said"
  said=$("$@" replay "${games[@]}" | tr -d '\r')
  echo "$said"
  [ "$(wc -l <<<"$said")" = "${#games[@]}" ] || fail "Not every sample game was replayed."
}

# What the window needs, as the Debian package lists it.
needs_of_window() {
  dpkg-deb --field "$(package 'studiolo_*.deb')" Depends | tr ',' '\n' | awk '{ print $1 }'
}

try_deb() {
  local root=$work/deb
  bare deb "$suite"
  say "the Debian package"
  cp "$(package 'studiolo_*.deb')" "$root/tmp/studiolo.deb"
  add "$root" /tmp/studiolo.deb
  answers inside "$root" player studiolo
  picture deb inside "$root" player studiolo saves/four-players.ron
  inside "$root" root apt-get purge -y -qq studiolo >/dev/null 2>&1
  [ -z "$(find "$root/usr" -name '*studiolo*')" ] || fail "The package left files behind."
  echo "After removing the package, none of its files is left."
}

try_appimage() {
  local root=$work/appimage needs
  bare appimage "$suite"
  say "the AppImage"
  mapfile -t needs < <(needs_of_window)
  add "$root" "${needs[@]}"
  cp "$(package 'Studiolo-*.AppImage')" "$root/home/player/Studiolo.AppImage"
  # Without FUSE it unpacks itself whenever it starts.
  answers inside "$root" player env APPIMAGE_EXTRACT_AND_RUN=1 ./Studiolo.AppImage
  picture appimage inside "$root" player env APPIMAGE_EXTRACT_AND_RUN=1 ./Studiolo.AppImage \
    saves/four-players.ron
  # FUSE is for everyone on a desktop, for root alone in some containers.
  add "$root" libfuse2 fuse3
  if inside "$root" root test -w /dev/fuse 2>/dev/null; then
    inside "$root" root /home/player/Studiolo.AppImage --version
    echo "With FUSE it starts without unpacking itself."
  else
    echo "There is no FUSE here, so only the way without it was tried."
  fi
}

try_tar() {
  local root=$work/tar needs
  bare tar "$suite"
  say "the tar archive"
  mapfile -t needs < <(needs_of_window)
  add "$root" "${needs[@]}"
  tar -C "$root/home/player" --strip-components=1 -xzf "$(package 'studiolo-*.tar.gz')"
  answers inside "$root" player bin/studiolo
  picture tar inside "$root" player bin/studiolo saves/four-players.ron
}

# Wine 8 of Debian 12 lacks a library that every Windows has and every program in Rust
# needs, so this takes a newer Debian.
try_windows() {
  local root=$work/windows exe wine
  bare windows trixie
  say "the zip archive for Windows"
  add "$root" wine wine64 libgl1 libgl1-mesa-dri libegl1
  unzip -q "$(package 'studiolo-*-windows-*.zip')" -d "$root/home/player"
  exe=$(cd "$root/home/player" && echo studiolo-*/studiolo.exe)
  wine=(inside "$root" player env XDG_RUNTIME_DIR=/tmp WINEDEBUG=-all
    'WINEDLLOVERRIDES=mscoree=;mshtml=')
  "${wine[@]}" wine --version
  "${wine[@]}" sh -c 'wineboot --init && wineserver --wait' >/dev/null 2>&1 || fail "Wine could not make a new Windows."
  answers "${wine[@]}" wine "$exe"
  picture windows "${wine[@]}" wine "$exe" saves/four-players.ron
}

for part in "${wanted[@]}"; do
  case $part in
    deb | appimage | tar | windows) "try_$part" ;;
    *) fail "Unknown package: $part" ;;
  esac
done
