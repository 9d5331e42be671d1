extension OpenAPI {
  static let departures = """
    "/api/v1/stations":{"get":{"tags":["departures"],"operationId":"stations",
    "summary":"Stations by any part of their name, forgiving; without q, by name.",
    "parameters":[{"name":"q","in":"query","description":"Any part, case, accents or word order; line letters too: \
    \\"34 st q\\".","schema":{"type":"string","maxLength":200}},
    {"name":"limit","in":"query","schema":{"type":"integer","minimum":1,"maximum":500,"default":10}}],
    "responses":{"200":{"$ref":"#/components/responses/Stations"},"400":{"$ref":"#/components/responses/Problem"}}}},
    "/api/v1/stations/near":{"get":{"tags":["departures"],"operationId":"stationsNear",
    "summary":"Stations near a place, the nearest first, each with its distance.",
    "parameters":[{"$ref":"#/components/parameters/Latitude"},{"$ref":"#/components/parameters/Longitude"},
    {"name":"limit","in":"query","schema":{"type":"integer","minimum":1,"maximum":100,"default":10}}],
    "responses":{"200":{"$ref":"#/components/responses/Stations"},"400":{"$ref":"#/components/responses/Problem"}}}},
    "/api/v1/stations/{id}":{"get":{"tags":["departures"],"operationId":"station","summary":"One station.",
    "parameters":[{"$ref":"#/components/parameters/Station"}],
    "responses":{"200":{"description":"The station.",
    "content":{"application/json":{"schema":{"$ref":"#/components/schemas/Station"}}}},
    "404":{"$ref":"#/components/responses/Problem"}}}},
    "/api/v1/stations/{id}/board":{"get":{"tags":["departures"],"operationId":"board",
    "summary":"The next trains of a station, by direction.",
    "parameters":[{"$ref":"#/components/parameters/Station"},{"$ref":"#/components/parameters/Departures"},
    {"$ref":"#/components/parameters/Each"},
    {"name":"route","in":"query","description":"Only this line, by its id.",
    "schema":{"$ref":"#/components/schemas/LineID"}},
    {"name":"direction","in":"query","schema":{"type":"string","enum":["N","S"]}}],
    "responses":{"200":{"description":"The board.",
    "content":{"application/json":{"schema":{"$ref":"#/components/schemas/Board"}}}},
    "304":{"description":"The board you have still holds."},
    "400":{"$ref":"#/components/responses/Problem"},"404":{"$ref":"#/components/responses/Problem"}}}},
    "/api/v1/routes":{"get":{"tags":["departures"],"operationId":"routes",
    "summary":"The agency's lines with their colours and stops.",
    "responses":{"200":{"description":"The lines, in the agency's order.","content":{"application/json":{"schema":\
    {"type":"object","required":["data"],"properties":{"data":{"type":"array",
    "items":{"$ref":"#/components/schemas/Line"}}}}}}}}}},
    "/api/v1/live":{"get":{"tags":["departures"],"operationId":"live",
    "summary":"Boards and races as server-sent events: each at once, then whenever it changes.",
    "description":"Ask for stations, for races or for both. Events: `board` (data: Board, with an id), `races` (data: \
    Races, with an id) and `clock` (data: {\\"now\\": milliseconds since 1970, \
    \\"time\\": ISO 8601}), the latter with each change and every 15 s. \
    Boards come in few sizes: limit is rounded up to 12, 40 or 100, each to 3 or 20.",
    "parameters":[{"name":"stations","in":"query","description":"1 to 50 station ids, by comma.",
    "schema":{"type":"string","examples":["127,R20"]}},{"$ref":"#/components/parameters/Departures"},
    {"$ref":"#/components/parameters/Each"},
    {"name":"races","in":"query","description":"Kinds of races, by comma, or all.",
    "schema":{"$ref":"#/components/schemas/RaceKinds"}},{"$ref":"#/components/parameters/RaceCount"},
    {"$ref":"#/components/parameters/Country"},{"$ref":"#/components/parameters/Follow"},
    {"name":"Last-Event-ID","in":"header","description":"Only what changed since that event.",
    "schema":{"type":"string"}}],
    "responses":{"200":{"description":"The stream.","content":{"text/event-stream":{"schema":{"type":"string"}}}},
    "400":{"$ref":"#/components/responses/Problem"},"429":{"$ref":"#/components/responses/Problem"},
    "503":{"$ref":"#/components/responses/Problem"}}}}
    """

  static let races = """
    "/api/v1/races":{"get":{"tags":["races"],"operationId":"races",
    "summary":"The next races to go, by advertised start; each leaves 60 s after it.",
    "parameters":[{"$ref":"#/components/parameters/RaceCount"},
    {"name":"category","in":"query","description":"Kinds, by comma: horse, harness, greyhound. All without it.",
    "schema":{"$ref":"#/components/schemas/RaceKinds"}},{"$ref":"#/components/parameters/Country"},
    {"$ref":"#/components/parameters/Follow"}],
    "responses":{"200":{"description":"The races.",
    "content":{"application/json":{"schema":{"$ref":"#/components/schemas/Races"}}}},
    "304":{"description":"The races you have still hold."},"400":{"$ref":"#/components/responses/Problem"}}}}
    """

  static let mtapi = """
    "/by-location":{"get":{"tags":["mtapi"],"operationId":"byLocation","summary":"The 5 nearest stations.",
    "parameters":[{"$ref":"#/components/parameters/Latitude"},{"$ref":"#/components/parameters/Longitude"}],
    "responses":{"200":{"$ref":"#/components/responses/MTAPIStations"},
    "400":{"$ref":"#/components/responses/MTAPIError"}}}},
    "/by-route/{route}":{"get":{"tags":["mtapi"],"operationId":"byRoute",
    "summary":"Stations where a train of the route comes within 30 minutes, by name.",
    "parameters":[{"name":"route","in":"path","required":true,"schema":{"type":"string","examples":["Q"]}}],
    "responses":{"200":{"$ref":"#/components/responses/MTAPIStations"},
    "301":{"description":"Written in lower case: asked again in upper."},
    "404":{"$ref":"#/components/responses/MTAPIError"}}}},
    "/by-id/{ids}":{"get":{"tags":["mtapi"],"operationId":"byID","summary":"Stations in the order asked.",
    "parameters":[{"name":"ids","in":"path","required":true,"description":"Up to 100 station or stop ids, by comma.",
    "schema":{"type":"string","examples":["127,R20"]}}],
    "responses":{"200":{"$ref":"#/components/responses/MTAPIStations"},
    "400":{"$ref":"#/components/responses/MTAPIError"},"404":{"$ref":"#/components/responses/MTAPIError"}}}},
    "/routes":{"get":{"tags":["mtapi"],"operationId":"routesNow","summary":"Routes with a train within 30 minutes.",
    "responses":{"200":{"description":"Their ids, sorted.","content":{"application/json":{"schema":{"type":"object",
    "required":["data","updated"],"properties":{"data":{"type":"array","items":{"type":"string"}},
    "updated":{"$ref":"#/components/schemas/TimeOrNull"}}}}}}}}}
    """

  static let score = """
    "/api/v1/score":{"get":{"tags":["score"],"operationId":"score",
    "summary":"The credit score as the upstream last gave it, asked for anew after a minute.",
    "description":"200 also where the upstream fails: then health says so, failure says why, and the rest is what was \
    known before. No report yet is a score of null with a time. Other sites' pages may not read it; nor may anybody \
    beyond the server's own machine, unless it was started with --score-open: then 403, with private as its reason.",
    "responses":{"200":{"description":"What is known.",
    "content":{"application/json":{"schema":{"$ref":"#/components/schemas/Score"}}}},
    "403":{"$ref":"#/components/responses/Problem"}}}}
    """

  static let service = """
    "/healthz":{"get":{"tags":["service"],"operationId":"alive","summary":"The server is alive.",
    "responses":{"200":{"description":"It is.","content":{"text/plain":{"schema":{"type":"string"}}}}}}},
    "/readyz":{"get":{"tags":["service"],"operationId":"ready",
    "summary":"Each feed has been asked at least once; how each does is said to the server's own machine.",
    "responses":{"200":{"description":"Ready.","content":{"application/json":{"schema":{"$ref":\
    "#/components/schemas/Readiness"}}}},"503":{"description":"Not yet.","content":{"application/json":\
    {"schema":{"$ref":"#/components/schemas/Readiness"}}}}}}},
    "/metrics":{"get":{"tags":["service"],"operationId":"metrics",
    "summary":"Prometheus text; for the server's own machine, unless started with --metrics-open.",
    "responses":{"200":{"description":"The metrics.","content":{"text/plain":{"schema":{"type":"string"}}}},
    "403":{"$ref":"#/components/responses/Problem"}}}},
    "/api/openapi.json":{"get":{"tags":["service"],"operationId":"openAPI","summary":"This document.",
    "responses":{"200":{"description":"OpenAPI 3.1.","content":{"application/json":{"schema":{"type":"object"}}}}}}}
    """
}
