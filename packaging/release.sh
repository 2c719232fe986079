#!/usr/bin/env bash
# Builds everything a release has, from a clean checkout, into target/release-files:
# Debian package, AppImage, tar archive, zip archive for Windows, notices, what is new,
# and checksums. docs/releasing.md describes the steps of a release.
#
#   packaging/release.sh [--profile NAME] [--allow-dirty]
#
# --profile release builds in much less time, to try the packages. --allow-dirty
# builds with changes that are not committed.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
allow_dirty=no
options=()
for option in "$@"; do
  case $option in
    --allow-dirty) allow_dirty=yes ;;
    *) options+=("$option") ;;
  esac
done
read_options ${options[@]+"${options[@]}"}

# Everything that would stop us later is looked at first.
need git git
changed=$(git status --porcelain) || fail "A release is built from a clone with git."
if [ -n "$changed" ] && [ "$allow_dirty" = no ]; then
  echo "$changed" >&2
  fail "These files differ from the last commit, so nobody could build this release again." \
    "Please commit them, or try with --allow-dirty."
fi
parts=(deb appimage tar windows)
for part in "${parts[@]}"; do
  "packaging/$part.sh" --tools
done

# What is new: the section of this version, or of what is not released yet.
section() {
  awk -v heading="$1" '
    /^## / { inside = index($0, "## " heading) == 1 }
    inside' CHANGELOG.md
}
new=$(section "$version")
if [ -z "$new" ]; then
  echo "CHANGELOG.md has no section for $version yet; Unreleased is taken instead." >&2
  new=$(section Unreleased)
fi

if command -v "${CARGO_ABOUT:-cargo-about}" >/dev/null; then
  packaging/notices.sh --check
else
  echo "There is no cargo-about, so nobody checked that the notices are complete." >&2
fi

out=$target/release-files
rm -rf "$out"
mkdir -p "$out"
for part in "${parts[@]}"; do
  packaging/"$part".sh --profile "$profile"
done
cp -p "$target"/debian/studiolo_"$version"-*.deb "$target/appimage/Studiolo-$version-"*.AppImage \
  "$target/tar/studiolo-$version-"*.tar.gz "$target/windows/studiolo-$version-"*.zip "$out/"
printf '%s\n' "$new" >"$out/changes.md"
cp assets/notices.txt "$out/notices.txt"
if [ -n "${APPIMAGE_RUNTIME:-}" ]; then
  echo "Please add the licences of your AppImage runtime to notices.txt." >&2
else
  {
    printf '\n%s\n' "$(printf '=%.0s' {1..80})"
    cat packaging/appimage-runtime.txt
  } >>"$out/notices.txt"
fi
age "$out"
(cd "$out" && sha256sum -- * >SHA256SUMS.new && mv SHA256SUMS.new SHA256SUMS)

echo
echo "$out:"
(cd "$out" && for file in *; do printf '%8s KiB  %s\n' "$(kib "$file")" "$file"; done)
if [ "$profile" != dist ]; then
  echo "Built with the profile $profile: good for trying, not for shipping."
fi
[ -z "$changed" ] || echo "Built from a changed checkout: not for shipping."
