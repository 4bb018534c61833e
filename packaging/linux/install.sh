#!/bin/sh
# Installs BarraCan for this user, or below the folder that is named: ./install.sh [PREFIX]; --remove [PREFIX] takes it away.
set -eu
remove=
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=${1:-${HOME:?There is no home folder; name the folder to install below: ./install.sh PREFIX}/.local}
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
program=$prefix/lib/barracan

cd "$here/share"
find . -type f | while read -r file; do
    rm -f "$prefix/share/$file"
done
rm -rf "$program"
rm -f "$prefix/bin/barracan" "$prefix/bin/barracan-window"

if [ -z "$remove" ]; then
    mkdir -p "$prefix/bin" "$prefix/lib" "$prefix/share"
    cp -R "$here/program" "$program"
    cp -R . "$prefix/share"
    ln -s ../lib/barracan/barracan "$prefix/bin/barracan"
    ln -s ../lib/barracan/barracan "$prefix/bin/barracan-window"
    for entry in "$prefix"/share/applications/app.barracan.*.desktop; do
        sed "s|^Exec=barracan-window|Exec=\"$prefix/bin/barracan-window\"|" "$entry" > "$entry.new"
        mv "$entry.new" "$entry"
    done
fi

# Menus and file types are read anew where the desktop has these tools.
update-desktop-database "$prefix/share/applications" 2>/dev/null || :
update-mime-database "$prefix/share/mime" 2>/dev/null || :
gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || :

if [ -z "$remove" ]; then
    echo "BarraCan is installed. It is in your menu; $prefix/bin/barracan starts it."
else
    echo "BarraCan is removed. Your matches stay where they are."
fi
