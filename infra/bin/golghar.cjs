#!/usr/bin/env node
// The operator's one command. In an image it is on the PATH; in a clone: npx golghar help
const { existsSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const program = path.join(root, 'infra/dist/cli/main.js');
if (existsSync(program)) {
  require(program)
    .main(process.argv.slice(2), root)
    .then((/** @type {number} */ code) => {
      process.exitCode = code;
    });
} else {
  process.stderr.write('Nothing is built here yet: make build\n');
  process.exitCode = 1;
}
