const fs = require('node:fs');
const { parseEnv } = require('node:util');
const { Problem } = require('./problem.cjs');

/** A comment, or a setting, whose quoted value may span lines. */
const entry = /^[^\S\n]*(#.*|(export\s+)?[A-Za-z_]\w*[^\S\n]*=[^\S\n]*("[^"]*"|'[^']*'|`[^`]*`)?.*)$/gm;

/** A file that is all right has text alone. */
const notText = /[\0\ufffd]/;

/**
 * Loads the settings of a file into the environment, which wins over the file. The file may be missing. Some editors begin a
 * file with a byte order mark, which would become part of the first name.
 * @param {string} file
 * @throws Problem that says what is wrong with the file and where
 */
function readDotEnv(file) {
  if (!fs.existsSync(file)) return;
  if (!fs.statSync(file).isFile())
    throw new Problem(`${file} is not a file: rename it, then cp .env.example .env`);
  const text = fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  if (notText.test(text)) throw new Problem(`${file} is not text in UTF-8: save it as such.`);
  const others = text.replace(entry, (found) => found.replace(/[^\n]/g, '')).split('\n');
  const wrong = 1 + others.findIndex((line) => line.trim() !== '');
  if (wrong > 0)
    throw new Problem(
      `${file} cannot be read in line ${wrong}: each line is NAME=value, empty, or begins with #.`,
    );
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

module.exports = { readDotEnv };
