# Every verb once; each is a script in Tools/ that runs alone as well.
.PHONY: help setup build run cluster test fuzz lint format words prove bench simulate-scale screenshots
help:        ; @sed -n '/^help/!s/^\([a-z-]*\): *; .*  # \(.*\)/  make \1: \2/p' Makefile
setup:       ; @Tools/setup        # Debian packages, Python packages and the WebAssembly tool set, once
build:       ; @Tools/build        # the release server in .build/, the web app in .build/web/
run:         ; @Tools/run          # setup, build, then simulator and server on http://127.0.0.1:8080
cluster:     ; @Tools/cluster      # the same as three nodes over a PostgreSQL, behind HAProxy: one may be killed
test:        ; @Tools/test         # everything: lint, Swift tests, fuzz targets, the WebAssembly build, journeys in a browser
fuzz:        ; @Tools/fuzz         # an hour of coverage-guided fuzzing of each parser (FUZZ_SECONDS)
lint:        ; @Tools/lint         # formatting and the rules of the house
format:      ; @Tools/format       # formats the Swift in place
words:       ; @Tools/words        # checks the languages and makes Swift and tables of them
prove:       ; @Tools/prove        # millions of steps of devices that exchange with their log (SEEDS)
bench:       ; @Tools/bench        # README's figures, beside their references
simulate-scale: ; @Tools/simulate-scale  # one node with 10,000 streams, beside the model of Documentation/Scale.md
screenshots: ; @Tools/screenshots  # README's pictures
