const fs = require('node:fs');
const { parseEnv } = require('node:util');
const { Problem } = require('./problem.cjs');

const setting = /^(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=/;

/** A file that is all right has text alone. */
const notText = /[\0\ufffd]/;

/**
 * Puts the settings of a file into the environment, which wins over the file. No file is no setting. Some editors begin a
 * file with a mark (BOM) that would belong to the first name.
 * @param {string} file
 * @throws Problem that says what is wrong with the file, and where
 */
function readDotEnv(file) {
  if (!fs.existsSync(file)) return;
  if (!fs.statSync(file).isFile())
    throw new Problem(`${file} is not a file: rename it, then cp .env.example .env`);
  const text = fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  if (notText.test(text)) throw new Problem(`${file} is not text in UTF-8: save it as such.`);
  const wrong = firstWrongLine(text);
  if (wrong !== undefined)
    throw new Problem(
      `${file} cannot be read in line ${wrong}: each line is NAME=value, empty, or begins with #.`,
    );
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/**
 * A value in quotes may go over lines.
 * @param {string} text
 * @returns {number | undefined}
 */
function firstWrongLine(text) {
  const lines = text.split('\n');
  let quote = '';
  for (const [index, line] of lines.entries()) {
    if (quote) {
      if (line.includes(quote)) quote = '';
      continue;
    }
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if (!setting.test(trimmed)) return index + 1;
    const [, opened] = /=\s*(["'`])/.exec(trimmed) ?? [];
    if (opened && trimmed.split(opened).length === 2) quote = opened;
  }
  return undefined;
}

module.exports = { readDotEnv };
