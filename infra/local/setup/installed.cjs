const fs = require('node:fs');
const path = require('node:path');

/**
 * @typedef {{ version?: string, optional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} Packages
 */

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what the lockfile asks for. Compares with the record that npm leaves there at
 * the end of an installation; optional packages may be missing, as those of other platforms are.
 * @param {string} root folder of package-lock.json
 */
function isInstalled(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const found = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted)
    .filter(([name]) => name.includes('node_modules/'))
    .every(([name, entry]) =>
      found[name] ? found[name].version === entry.version : entry.optional === true,
    );
}

module.exports = { isInstalled };
