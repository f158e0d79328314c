const fs = require('node:fs');
const path = require('node:path');

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages by their folders */

/**
 * Whether node_modules holds what the lockfile asks for. Compares with the record that npm leaves there at
 * the end of an installation; optional packages may be missing, as those of other platforms are.
 * @param {string} root folder of package-lock.json
 */
function isInstalled(root) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(record)) return false;
  const [wanted, found] = [path.join(root, 'package-lock.json'), record].map(
    (file) => /** @type {{ packages: Packages }} */ (JSON.parse(fs.readFileSync(file, 'utf8'))).packages,
  );
  return Object.entries(wanted ?? {}).every(
    ([name, { version, optional }]) =>
      !name.includes('node_modules/') || (found?.[name] ? found[name].version === version : optional),
  );
}

module.exports = { isInstalled };
