#!/usr/bin/env bash
# Builds target/windows/studiolo-VERSION-windows-x86_64.zip on Linux: the program for
# Windows, one file that needs nothing besides Windows, and the texts that belong to it.
#
#   packaging/windows.sh [--profile NAME]
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$0")/common.sh"
read_options "$@"
system=x86_64-pc-windows-gnu
need x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
need x86_64-w64-mingw32-windres binutils-mingw-w64-x86-64
need zip zip
[ -d "$(rustc --print sysroot)/lib/rustlib/$system/lib" ] ||
  fail "The standard library for Windows is missing: rustup target add $system"
[ "$only_tools" = no ] || exit 0

out=$target/windows
rm -rf "$out"
mkdir -p "$out"

# little NUMBER BYTES: writes a number, its lowest byte first.
little() {
  local number=$1 at byte
  for ((at = 0; at < $2; at++)); do
    printf -v byte '\\x%02x' $(((number >> (8 * at)) & 255))
    printf '%b' "$byte"
  done
}

# An icon for Windows is a table of pictures. Ours has one, a PNG of 128 by 128 pixels.
{
  little 0 2 && little 1 2 && little 1 2
  little 128 1 && little 128 1 && little 0 2 && little 1 2 && little 32 2
  little "$(stat -c %s assets/icon.png)" 4 && little 22 4
  cat assets/icon.png
} >"$out/studiolo.ico"

# Paths may be long, all texts are UTF-8, and dialogs look as in other programs.
cat >"$out/studiolo.manifest" <<'END'
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <dependency>
    <dependentAssembly>
      <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0"
        processorArchitecture="*" publicKeyToken="6595b64144ccf1df" language="*"/>
    </dependentAssembly>
  </dependency>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
    </windowsSettings>
  </application>
</assembly>
END

cat >"$out/studiolo.rc" <<END
1 ICON "studiolo.ico"
1 24 "studiolo.manifest"
1 VERSIONINFO
FILEVERSION ${version//./,},0
PRODUCTVERSION ${version//./,},0
{
  BLOCK "StringFileInfo"
  {
    BLOCK "040904b0"
    {
      VALUE "CompanyName", "The Studiolo founders"
      VALUE "FileDescription", "Studiolo"
      VALUE "FileVersion", "$version"
      VALUE "InternalName", "studiolo"
      VALUE "LegalCopyright", "MIT License"
      VALUE "OriginalFilename", "studiolo.exe"
      VALUE "ProductName", "Studiolo"
      VALUE "ProductVersion", "$version"
    }
  }
  BLOCK "VarFileInfo"
  {
    VALUE "Translation", 0x409, 1200
  }
}
END
(cd "$out" && x86_64-w64-mingw32-windres studiolo.rc studiolo.res.o)

cargo rustc --locked --profile "$profile" --target "$system" --bin studiolo -- \
  -C "link-arg=$out/studiolo.res.o"

name=studiolo-$version-windows-x86_64
dir=$out/$name
mkdir "$dir"
cp "$target/$system/$built/studiolo.exe" "$dir/"
# A library of the compiler would be missing on every other computer.
imports=$(x86_64-w64-mingw32-objdump -p "$dir/studiolo.exe" | sed -n 's/.*DLL Name: //p' | sort -f)
if foreign=$(grep -iE '^lib|pthread|msys|cyg' <<<"$imports"); then
  fail "The program needs libraries that Windows does not have: $foreign"
fi
# Pictures of the README are not in the package.
grep -v '^!\[' README.md | cat -s >"$dir/README.txt"
cp CHANGELOG.md "$dir/CHANGELOG.txt"
cp LICENSE "$dir/LICENSE.txt"
cp assets/notices.txt "$dir/NOTICES.txt"
age "$dir"
package=$out/$name.zip
(cd "$out" && find "$name" | LC_ALL=C sort | TZ=UTC zip -q -9 -X "$package" -@)
touch -d "@$SOURCE_DATE_EPOCH" "$package"
echo "$package: $(kib "$package") KiB, the program $(kib "$dir/studiolo.exe") KiB"
