#!/bin/sh
# Starts nginx with the console, as the environment says (deploy/README.md), or says what is wrong with it and ends with 78.
# It writes below CONSOLE_RUN alone: all else may be read-only.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
files=${CONSOLE_FILES:-/usr/share/loyalty-console}
site=${CONSOLE_SITE:-/etc/loyalty-console/nginx.conf}
run=${CONSOLE_RUN:-/tmp/loyalty-console}
types=${CONSOLE_MIME_TYPES:-/etc/nginx/mime.types}

fail() {
  echo "$1" >&2
  exit 78
}

settings=$(awk -f "$here/settings.awk") || exit 78
line() { printf '%s\n' "$settings" | sed -n "$1p"; }
config=$(line 1)
origin=$(line 2)
upstream=$(line 3)

[ -f "$files/index.html" ] || fail "$files holds no built console."
rm -rf "$run"
mkdir -p "$run/files"
for file in "$files"/*; do ln -s "$file" "$run/files/"; done

# Its configuration goes into the page.
rm "$run/files/index.html"
CONFIG=$config awk '
  BEGIN { opening = "<script type=\"application/json\" id=\"console-config\">" }
  { html = html $0 "\n" }
  END {
    from = index(html, opening)
    if (!from) exit 1
    from += length(opening)
    rest = substr(html, from)
    printf "%s%s%s", substr(html, 1, from - 1), ENVIRON["CONFIG"], substr(rest, index(rest, "</script>"))
  }' "$files/index.html" >"$run/files/index.html" || fail "$files/index.html has no place for the configuration."

# The example of a site, with four of its lines replaced.
LISTEN=${CONSOLE_LISTEN:-8080} ROOT=$run/files ORIGIN=$origin UPSTREAM=$upstream awk '
  $0 == "  default \"\";" { $0 = "  default \"" ENVIRON["ORIGIN"] "\";"; replaced++ }
  $0 == "  listen 80;" { $0 = "  listen " ENVIRON["LISTEN"] ";"; replaced++ }
  $0 == "  root /srv/loyalty-console;" { $0 = "  root \"" ENVIRON["ROOT"] "\";"; replaced++ }
  $1 == "proxy_pass" {
    $0 = ENVIRON["UPSTREAM"] == "" ? "    return 404;" : "    proxy_pass " ENVIRON["UPSTREAM"] ";"
    replaced++
  }
  { print }
  END { if (replaced != 4) exit 1 }' "$site" >"$run/site.conf" || fail "$site is not the site that is expected."

# A root is there in tests alone; the image runs as another user.
[ "$(id -u)" -ne 0 ] || user='user root;'
cat >"$run/nginx.conf" <<EOF
${user:-}
daemon off;
pid "$run/nginx.pid";
error_log stderr warn;
events {}
http {
  include "$types";
  default_type application/octet-stream;
  access_log /dev/stdout;
  sendfile on;
  client_body_temp_path "$run/client_body";
  proxy_temp_path "$run/proxy";
  fastcgi_temp_path "$run/fastcgi";
  uwsgi_temp_path "$run/uwsgi";
  scgi_temp_path "$run/scgi";
  include "$run/site.conf";
}
EOF

exec nginx -e stderr -c "$run/nginx.conf" "$@"
