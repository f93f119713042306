#!/usr/bin/env bash
# Gives nginx the root and headers of the release that is online. On a server it is root's own copy,
# /usr/local/sbin/two-pastors-reload-nginx, and all that a deployment may do to nginx: nginx reads its configuration as root, so
# nothing that the user who deploys can write may be a part of it. Only lines that set a header get through.
set -euo pipefail
[ -z "${SUDO_USER:-}" ] || unset TWO_PASTORS_ROOT TWO_PASTORS_NGINX TWO_PASTORS_NGINX_TEST TWO_PASTORS_NGINX_RELOAD
base=${TWO_PASTORS_ROOT:-/srv/two-pastors}
own=${TWO_PASTORS_NGINX:-/etc/nginx/two-pastors}
reload=${TWO_PASTORS_NGINX_RELOAD:-systemctl reload nginx}
release=$(readlink -f "$base/current")
[[ $release =~ ^"$(readlink -f "$base")"/releases/[A-Za-z0-9._-]+$ ]] || { echo "$base/current is no release" >&2; exit 1; }

mkdir -p "$own"
new=$(mktemp "$own/.new.XXXXXX")
trap 'rm -f "$new" "$own/.before"' EXIT
cat -- "$release/site/_headers.nginx" >"$new"
text='"([^"\\]|\\[^"])*"'
set="set \\\$[a-z_]+ $text;"
allowed="^($set|if \\(\\\$uri ~ $text\\) \\{ ($set )+\\}|add_header [A-Za-z-]+ ($text|\\\$[a-z_]+) always;)?\$"
# The number alone: root may read what the user who deploys may not.
wrong=$(grep -nvE "$allowed" "$new" | cut -d: -f1 | head -1 || true)
[ -z "$wrong" ] || { echo "Line $wrong of _headers.nginx is no header" >&2; exit 1; }
printf 'root %s/site;\nset $earlier %s/earlier;\n' "$release" "$release" >>"$new"
chmod 644 "$new"

[ ! -f "$own/release.conf" ] || cp -p "$own/release.conf" "$own/.before"
mv "$new" "$own/release.conf"
if ! { ${TWO_PASTORS_NGINX_TEST:-nginx -t -q} && $reload; }; then
  if [ -f "$own/.before" ]; then mv "$own/.before" "$own/release.conf"; else rm "$own/release.conf"; fi
  exit 1
fi
