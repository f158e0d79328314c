const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const generated = new Set(['node_modules', 'build', 'dist', '.react-router', 'test', 'test-results']);

/**
 * @param {string} entry file or folder
 * @returns {string[]} its files in a fixed order, without what builds and tests leave behind
 */
function filesOf(entry) {
  if (!fs.existsSync(entry)) return [];
  if (!fs.statSync(entry).isDirectory()) return [entry];
  return fs
    .readdirSync(entry, { withFileTypes: true })
    .filter((child) => !generated.has(child.name) && !child.name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesOf(path.join(entry, child.name)));
}

/**
 * A hash of names and contents: the same inputs give the same hash on every machine.
 * @param {string} root
 * @param {string[]} entries files and folders, relative to root
 */
function hashInputs(root, entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesOf(path.join(root, entry)))) {
    const content = fs.readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

module.exports = { hashInputs };
