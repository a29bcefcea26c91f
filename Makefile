# The two commands of the README. Each installs what is missing first, so both work on a machine with nothing but Swift.

.PHONY: demo test fuzz dist setup test-setup dist-setup

demo: setup
	swift build
	Examples/demo "$$(swift build --show-bin-path)/bridgekeeper"

test: test-setup
	find Package.swift Sources Tests Examples -name '*.swift' -not -path '*/Cases/*' -print0 \
	  | xargs -0 swift format lint --strict
	swift build
	swift test --disable-xctest

# Every reader under inputs that nobody wrote: SECONDS each, TARGET alone, SEED for another run.
fuzz: setup
	@SECONDS_EACH=$(SECONDS) .ci/fuzz

# An archive whose program runs where there is no Swift.
dist: dist-setup
	.ci/dist

setup:
	@.ci/setup

test-setup:
	@.ci/setup test

dist-setup:
	@.ci/setup dist
