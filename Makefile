# The targets of the project; `make help` lists them from the text after "##".
.DEFAULT_GOAL := help
SHELL := /bin/sh

stack = @command -v node >/dev/null || { echo "Node.js 20.19 or newer is needed: see https://nodejs.org" >&2; exit 1; }; \
	exec node infra/local/bootstrap.mjs
golghar = node infra/bin/golghar.cjs
# TypeScript 7, a native program; the package `typescript` is for the tools that load the compiler as a library.
tsc = node node_modules/typescript-7/bin/tsc
# Started directly: npx takes half a second of processor time to find them.
bin = node_modules/.bin

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: up
up: ## install what is missing, build, start everything; Ctrl-C stops it
	$(stack) up

.PHONY: dev
dev: ## as up, but changed pages show at once and changed services start again; Ctrl-C stops it
	$(stack) dev

.PHONY: stop
stop: ## stop the stack from another terminal; name=leads stops that process alone
	$(stack) stop $(name)

.PHONY: start
start: ## start a process that was stopped by name, or restart one that hangs: make start name=leads
	$(stack) start $(name)

.PHONY: restart
restart: ## restart a process; a service keeps answering until the new one is ready: make restart name=leads
	$(stack) restart $(name)

.PHONY: status
status: ## show every process and its health; fails unless all are healthy
	$(stack) status

.PHONY: logs
logs: ## follow the logs of all processes; name=leads follows one
	$(stack) logs $(name)

.PHONY: debug
debug: ## turn debug logging of a running process on, or off again: make debug name=leads
	$(stack) debug $(name)

.PHONY: reset
reset: ## delete all leads, users and mails of the stopped stack; FORCE=1 does not ask
	$(stack) reset

.PHONY: backup
backup: ## back up the running stack and test the backup; the last line is the file's path
	@$(golghar) backup

.PHONY: restore
restore: ## replace the running stack's data by a backup: make restore FILE=…
	@$(golghar) restore "$(FILE)"

.PHONY: doctor
doctor: ## check settings, servers, disk, backup and address, and say what to fix
	@$(golghar) doctor

.PHONY: mail-test
mail-test: ## send a mail through the configured server, and check the sender's domain: make mail-test TO=…
	@$(golghar) mail-test "$(TO)"

.PHONY: build
build: ## install what is missing and build everything; starts nothing
	$(stack) build

.PHONY: check
check: static-checks ## format, lint, types, boundaries between parts, dead code, manifests, entities against migrations
	$(bin)/vitest run --project unit infra/kubernetes
	$(bin)/vitest run --project api test/schema.db.test.ts

# What every test needs first; those that drive the product need it built.
.PHONY: packages
packages:
	$(stack) install

# What tests and pictures drive: the system's, else one under .local.
.PHONY: browser
browser: build
	@node infra/dist/test/bring-browser.js

.PHONY: test
test: browser static-checks ## run every check and test; ends with the counts
	node infra/test/run.mjs

# What needs no running program; two at a time.
.PHONY: static-checks
static-checks: build
	@$(MAKE) --no-print-directory -j2 lint types types-of-tests imports folders dead-code

.PHONY: lint types types-of-tests imports folders dead-code
lint:
	$(bin)/biome ci .
types:
	$(tsc) -p web --checkers 1
types-of-tests:
	$(tsc) -p infra/test --checkers 1
imports:
	$(bin)/depcruise --config .dependency-cruiser.cjs services web infra nginx
folders:
	$(bin)/depcruise --config .dependency-cruiser.folders.cjs services web infra
dead-code:
	$(bin)/knip

# One file or one name of each: make test-api file=services/leads/test/contact.api.test.ts name="stores an enquiry"
.PHONY: test-unit
test-unit: packages ## run the unit tests; file=… and name=… choose
	node infra/test/run.mjs unit -- $(file) $(if $(name),-t "$(name)")

.PHONY: test-api
test-api: packages ## run the API tests, in process, against a Postgres of their own; file=… and name=… choose
	node infra/test/run.mjs api -- $(file) $(if $(name),-t "$(name)")

.PHONY: test-e2e
test-e2e: browser ## run the tests of the whole product in a browser; file=… and name=… choose
	node infra/test/run.mjs e2e -- $(file) $(if $(name),-g "$(name)")

.PHONY: brand
brand: build ## list every line that still names the former agency (or FROM="Name,City"); passes when none does
	@node infra/dist/brand/main.js

.PHONY: art
art: browser ## draw pictures, icons and fonts for the current words and colours; PREVIEWS=yes adds the concepts' previews
	@npm run --silent art -w web -- $(if $(PREVIEWS),--previews)

.PHONY: settings
settings: build ## write .env.example, infra/docs/settings.md and Prometheus' alerts from the programs' settings and checks
	@node infra/dist/settings/main.js

.PHONY: schema
schema: build ## write services/*/schema.sql from the migrations
	WRITE_SCHEMA=1 $(bin)/vitest run --project api test/schema.db.test.ts

.PHONY: openapi
openapi: build ## write the API as an OpenAPI 3.1 document to .local/openapi.json
	@$(golghar) openapi > .local/openapi.json

.PHONY: demo
demo: ## fill the running stack with two weeks of work of a team of six
	$(stack) demo

.PHONY: bench
bench: browser ## measure speed and memory in about twenty minutes; writes infra/bench/RESULTS.md
	node infra/dist/bench/bench.js

.PHONY: lighthouse
lighthouse: browser ## print Lighthouse's scores; ROUNDS=1 is quicker than 5, ONLY=/pricing limits it to addresses that begin so
	node infra/dist/bench/lighthouse.js

.PHONY: screenshots
screenshots: browser ## take screenshots of every page and state, at three widths, light and dark, into .local/screenshots
	node infra/dist/bench/screenshots.js
