# Two commands do everything: `make play` and `make test`. `make help` lists the rest.
.DEFAULT_GOAL := help
.PHONY: help play demo test check fix pages build deb bundle windows machines lock clean
BIN := .venv/bin

help: ## Say what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 10

play: ## Install what is missing, and start the companion
	@sh tools/setup.sh play
	@$(BIN)/companion play

demo: ## Watch a filmed game night in the browser, without cards or camera
	@sh tools/setup.sh play
	@$(BIN)/companion demo

test: ## Install what is missing, and run every check there is
	@sh tools/setup.sh test
	@$(MAKE) --no-print-directory check
	$(BIN)/python hatch_build.py npm run types
	$(BIN)/python hatch_build.py npm test
	$(BIN)/pytest -n 2 --dist loadfile

check: ## Formatting, lint, types and layers, in seconds
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python hatch_build.py npm run --silent check

fix: ## Put formatting and imports right
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet
	$(BIN)/python hatch_build.py npm run --silent fix

pages: ## Write anew what is made from the program: pages of docs/, the front end's types, the demo's evenings, printables/
	$(BIN)/python -m tools.rules_page
	$(BIN)/python -m tools.api_page
	$(BIN)/python -m tools.help_page
	$(BIN)/python -m tools.contract
	$(BIN)/python -m tools.keys
	$(BIN)/python -m tools.evenings
	$(BIN)/companion print --ready printables

build: ## Make the sdist and, from it, the wheel
	$(BIN)/uv build --quiet --python $(BIN)/python --out-dir dist

deb: ## Make the Debian packages, for two releases and two processors
	$(BIN)/python -m packages.deb

bundle: ## Make the folder that runs without Python, on systems like this one
	$(BIN)/python -m packages.bundle

windows: ## Make the program that installs the companion on Windows: EMBEDDED=python-3.13-embed-amd64.zip
	$(BIN)/python -m packages.windows --embedded "$(EMBEDDED)"

machines: ## Try the packages and the container on whole machines: as root, with debootstrap, podman, wine
	$(BIN)/pytest tests/machines --machines dist/machines -v

lock: ## Take the newest versions of everything into the locks, and say where wheels are missing
	@sh tools/lock.sh --upgrade

clean: ## Throw away what was built, but no table
	rm -rf .venv dist companion/static companion/web/node_modules .mypy_cache .ruff_cache
