-- Asks for each of the paths given after "--" in turn, so that no answer is the only one asked for.
local requests = {}
local turn = 0

function init(arguments)
  for _, path in ipairs(arguments) do requests[#requests + 1] = wrk.format("GET", path) end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency, _)
  local errors = summary.errors
  io.write(string.format("figures\t%.1f\t%.3f\t%d\n", summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1000, errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
