#!/usr/bin/env bash
# activate.sh <release>: puts the release that lies in releases/<release> online, or leaves everything as it was and ends with 1.
# With --check it only tries the migrations.
#
#   releases/<release>/site                 the built site
#   releases/<release>/backend              functions, their packages and migrations; not where Supabase has them
#   releases/<release>/earlier/assets       what pages ask for that are still open from earlier releases
#   current                                 a link to the release that is online
#
# reload-nginx.sh gives nginx the root and headers of the release when it is reloaded, and only then: files and headers change in
# the same moment.
set -euo pipefail
base=${TWO_PASTORS_ROOT:-/srv/two-pastors}
sockets=${TWO_PASTORS_SOCKETS:-/run/two-pastors}
restart=${TWO_PASTORS_RESTART:-sudo systemctl restart two-pastors.target}
reload=${TWO_PASTORS_RELOAD:-sudo /usr/local/sbin/two-pastors-reload-nginx}
keep_days=${TWO_PASTORS_KEEP_DAYS:-30}
name=$1
release=$base/releases/$name
settings=${TWO_PASTORS_SETTINGS:-/etc/two-pastors/functions.env}
[ ! -r "$settings" ] || : "${SUPABASE_DB_URL:=$(sed -n 's/^SUPABASE_DB_URL=//p' "$settings" | tr -d '\047"')}"
export SUPABASE_DB_URL=${SUPABASE_DB_URL:-}
before=$(readlink "$base/current" || true)
[ -f "$release/site/index.html" ] || { echo "There is no site in $release" >&2; exit 1; }
migrations=$release/backend/supabase/migrations
if [ -d "$migrations" ]; then "$release/server/migrate.sh" "$migrations" --check >&2; fi
[ "${2:-}" != --check ] || exit 0
exec 9>"$base/.lock"
flock --nonblock 9 || { echo "Another release is being put online" >&2; exit 1; }

# A release is named after its time. It went offline when the next one came online.
offline_since() { find "$base/releases" -mindepth 2 -maxdepth 2 -name online -newer "$1/online" -printf '%T@\n' | sort -n | head -1; }
is_old() {
  local since; since=$(offline_since "$1")
  [ -n "$since" ] && awk -v since="$since" -v now="$(date +%s)" -v days="$keep_days" 'BEGIN { exit !(since < now - days * 86400) }'
}

# What is here of earlier releases, as links to the same files; files of the new one go before.
mkdir -p "$release/earlier/assets"
for other in "$base"/releases/*/; do
  other=${other%/}
  [ "$other" != "$release" ] && [ -f "$other/online" ] && ! is_old "$other" || continue
  cp --link --recursive --no-clobber "$other/site/assets/." "$release/earlier/assets/"
done

switch_to() { ln -sfn "$1" "$base/current.new" && mv -T "$base/current.new" "$base/current"; }
take_back() {
  echo "$1: everything stays as it was" >&2
  if [ -n "$before" ]; then switch_to "$before"; else rm -f "$base/current"; fi
  if [ -n "$before" ] && [ -d "$release/backend" ]; then $restart || true; fi
  exit 1
}
answers() { curl --silent --output /dev/null --max-time 5 --unix-socket "$sockets/$1.sock" http://localhost/; }

if [ -d "$release/backend" ]; then
  "$release/server/migrate.sh" "$migrations"
  switch_to "releases/$name"
  $restart || take_back "The functions do not start"
  for entry in "$release"/backend/supabase/functions/*/index.ts; do
    function=$(basename "$(dirname "$entry")")
    for _ in $(seq 60); do answers "$function" && continue 2; sleep 0.5; done
    take_back "$function does not answer"
  done
else
  switch_to "releases/$name"
fi
$reload || take_back "nginx does not take the new configuration"
touch "$release/online"
echo "$name is online"

# Those that have been offline for long go, and those that never came online; the last three stay.
for other in $(ls -d "$base"/releases/*/ | sort -r | tail -n +4); do
  other=${other%/}
  [ "$other" = "$release" ] || { [ -f "$other/online" ] && ! is_old "$other"; } || rm -rf "$other"
done
