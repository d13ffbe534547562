# Reads the settings of the container from the environment (deploy/README.md). Prints three lines: the configuration of the
# console as JSON, the origin of its API or nothing, and the address of nginx's upstream or nothing. Where a setting is
# wrong, it says so for each on stderr, prints nothing, and ends with 1.
BEGIN {
  HOST = "([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]+)?"
  for (name in ENVIRON) check_name(name)

  base = setting("API_BASE")
  if (base != "" && base !~ ("^https?://" HOST "(/[A-Za-z0-9._~/-]*)?$"))
    wrong("API_BASE", "must be an address such as https://api.example.com, without user, ? and #")
  upstream = setting("API_UPSTREAM")
  if (upstream != "" && upstream !~ ("^http://" HOST "$"))
    wrong("API_UPSTREAM", "must be an address such as http://backend:8080, without a path")
  if (base != "" && upstream != "")
    wrong("API_UPSTREAM", "excludes CONSOLE_API_BASE: the API has an origin of its own, or the console's")
  listen = setting("LISTEN", "8080")
  if (listen !~ /^[0-9]+$/ || listen + 0 < 1 || listen + 0 > 65535)
    wrong("LISTEN", "must be a port from 1 to 65535")

  json = ""
  if (base != "") add("apiBase", text(base))
  add_switch("PROCESS_USER_SALES", "processUserSales")
  add_switch("BACKEND_CHECK", "backendCheck")
  add_tiles()

  if (failed) exit 1
  print "{" json "}"
  match(base, /^https?:\/\/[^\/]+/)
  print substr(base, 1, RLENGTH > 0 ? RLENGTH : 0)
  print upstream
}

# A setting that nobody knows is a mistake. Kubernetes adds some of its own where a service is called 'console'.
function check_name(name) {
  if (name !~ /^CONSOLE_/ || name ~ /^CONSOLE_(.*_)?(SERVICE_HOST|SERVICE_PORT.*|PORT|PORT_.*)$/) return
  if (name !~ /^CONSOLE_(API_BASE|API_UPSTREAM|LISTEN|PROCESS_USER_SALES|BACKEND_CHECK|MAP_TILES_(ADDRESS|ATTRIBUTION|MAX_ZOOM)|FILES|SITE|RUN|MIME_TYPES)$/)
    wrong(substr(name, 9), "is not known")
}

function add_switch(name, key,    value) {
  value = setting(name)
  if (value != "" && value != "true" && value != "false") wrong(name, "must be true or false")
  if (value != "") add(key, value)
}

function add_tiles(    address, attribution, zoom, rest) {
  address = setting("MAP_TILES_ADDRESS")
  attribution = setting("MAP_TILES_ATTRIBUTION")
  zoom = setting("MAP_TILES_MAX_ZOOM")
  if (address attribution zoom == "") return
  rest = address
  gsub(/[{][xyz][}]/, "", rest)
  if (rest !~ /^https:\/\/[^{}]+$/ || !index(address, "{x}") || !index(address, "{y}") || !index(address, "{z}"))
    wrong("MAP_TILES_ADDRESS", "must be an https address with {z}, {x} and {y} and no other braces")
  if (attribution == "") wrong("MAP_TILES_ATTRIBUTION", "must say whom the map belongs to")
  if (zoom != "" && (zoom !~ /^[0-9]+$/ || zoom + 0 < 1 || zoom + 0 > 22))
    wrong("MAP_TILES_MAX_ZOOM", "must be a whole number from 1 to 22")
  add("mapTiles", "{\"address\":" text(address) ",\"attribution\":" text(attribution) \
    (zoom == "" ? "" : ",\"maxZoom\":" zoom + 0) "}")
}

function setting(name, fallback,    value) {
  value = ENVIRON["CONSOLE_" name]
  if (value ~ /[[:cntrl:]]/) {
    wrong(name, "must be one line without control characters")
    return ""
  }
  return value == "" ? fallback : value
}

function wrong(name, problem) {
  failed = 1
  print "CONSOLE_" name " " problem "." > "/dev/stderr"
}

function add(key, value) { json = json (json == "" ? "" : ",") "\"" key "\":" value }

# A JSON text that cannot end the script element it stands in either.
function text(value,    at, letter, written) {
  for (at = 1; at <= length(value); at++) {
    letter = substr(value, at, 1)
    if (letter == "\\" || letter == "\"") letter = "\\" letter
    else if (letter == "<") letter = "\\u003c"
    written = written letter
  }
  return "\"" written "\""
}
