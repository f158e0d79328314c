const fs = require('node:fs');
const path = require('node:path');

/**
 * @param {string} file
 * @returns {[name: string, entry: { version?: string, optional?: boolean }][]}
 */
function packagesOf(file) {
  if (!fs.existsSync(file)) return [];
  const { packages } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.entries(packages).filter(([name]) => name.includes('node_modules/'));
}

/**
 * Whether node_modules holds what the lockfile asks for. Compares with the record that npm leaves there at
 * the end of an installation; optional packages may be missing, as those of other platforms are.
 * @param {string} root folder of package-lock.json
 */
function isInstalled(root) {
  const found = new Map(packagesOf(path.join(root, 'node_modules/.package-lock.json')));
  return packagesOf(path.join(root, 'package-lock.json')).every(([name, { version, optional }]) => {
    const there = found.get(name);
    return there ? there.version === version : optional === true;
  });
}

module.exports = { isInstalled };
