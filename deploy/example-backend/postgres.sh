#!/usr/bin/env bash
# A PostgreSQL of its own in a folder, with Debian's programs: postgres.sh start DIR PORT, postgres.sh stop DIR.
# `start` prints the DATABASE_URL. It listens on 127.0.0.1 alone; its password lies in DIR/password.
set -euo pipefail

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[ -n "$bin" ] || { echo 'PostgreSQL is not installed: apt-get install postgresql' >&2; exit 3; }

# PostgreSQL refuses to run as root: Debian's account `postgres` does it.
run() {
  if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

start() {
  local dir=$1 port=$2
  if [ ! -d "$dir/data" ]; then
    mkdir -p "$dir"
    head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$dir/password"
    chmod 600 "$dir/password"
    [ "$(id -u)" -ne 0 ] || chown -R postgres "$dir"
    run "$bin/initdb" -D "$dir/data" -U owner --pwfile="$dir/password" -A scram-sha-256 -E UTF8 --locale=C.UTF-8 >/dev/null
    fresh=1
  fi
  run "$bin/pg_ctl" -D "$dir/data" -l "$dir/log" -w -s \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=''" start >&2
  local password
  password=$(run cat "$dir/password")
  if [ "${fresh:-0}" = 1 ]; then
    # No superuser: it makes the roles whose rows the policies tell (migrations/002-scopes.sql).
    PGPASSWORD=$password "$bin/psql" -q -h 127.0.0.1 -p "$port" -U owner -d postgres \
      -c "create role loyalty login createrole password '$password'" -c 'create database loyalty owner loyalty'
  fi
  echo "postgres://loyalty:$password@127.0.0.1:$port/loyalty"
}

stop() { run "$bin/pg_ctl" -D "$1/data" -m fast -w -s stop; }

case "${1:-}" in
  start) start "${2:?folder}" "${3:?port}" ;;
  stop) stop "${2:?folder}" ;;
  *) echo 'usage: postgres.sh start DIR PORT | stop DIR' >&2; exit 2 ;;
esac
