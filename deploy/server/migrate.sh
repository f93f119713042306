#!/usr/bin/env bash
# migrate.sh <folder of migrations> [--check]: runs the migrations that the database of SUPABASE_DB_URL has not had yet, each in
# a transaction with its entry in the list that Supabase's own CLI keeps. --check runs them and takes everything back.
# Versions in the list that have no file are left alone: an older release works with a newer database.
set -euo pipefail
folder=$1
check=${2:-}
sql() { psql "$SUPABASE_DB_URL" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

if [ "$(sql -c "select to_regclass('supabase_migrations.schema_migrations') is null")" = t ]; then
  if [ "$(sql -c "select to_regclass('public.subscriptions') is null")" = f ]; then
    echo "The database has tables but no list of its migrations. If it has had all of them, say so once:" >&2
    echo "  TWO_PASTORS_BASELINE=yes $0 $folder" >&2
    [ "${TWO_PASTORS_BASELINE:-}" = yes ] || exit 1
  fi
  history='create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);'
  applied=
else
  history=
  applied=$(sql -c 'select version from supabase_migrations.schema_migrations')
fi

script=$history
for file in "$folder"/*.sql; do
  name=$(basename "$file" .sql)
  version=${name%%_*}
  grep -qxF "$version" <<<"$applied" && continue
  entry="insert into supabase_migrations.schema_migrations (version, name) values ('$version', '${name#*_}');"
  if [ "${TWO_PASTORS_BASELINE:-}" = yes ]; then script+=$'\n'"$entry"; continue; fi
  echo "${check:+would apply }$name"
  script+=$'\n\\i '"'$file'"$'\n'"$entry"
done
[ -n "$script" ] || exit 0
end=commit
[ -z "$check" ] || end=rollback
sql --output=/dev/null -f - <<<"begin; $script
$end;"
