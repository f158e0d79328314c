import { statSync } from 'node:fs';
import { type Finding, good, toMend, toWatch } from './finding';

const oldest = { major: 20, minor: 19 };

export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFit = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  return isFit
    ? good(`Node.js ${version}`)
    : toMend(`Node.js ${version} is too old: 20.19 or newer, from https://nodejs.org`);
}

/** What others of the machine may not read. */
export function checkPrivate(file: string): Finding[] {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return [];
  const isPrivate = (stat.mode & 0o077) === 0;
  return [
    isPrivate
      ? good(`${file} is its owner's alone`)
      : toWatch(`${file} holds secrets and can be read by others: chmod 600 ${file}`),
  ];
}
