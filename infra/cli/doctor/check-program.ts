import { statSync } from 'node:fs';
import { version } from '@golghar/platform/program';
import { type Finding, good, toMend, toWatch } from './finding';

const oldest = { major: 20, minor: 19 };

export function checkNode(node = process.versions.node): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isFit = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  return isFit
    ? good(`version ${version}, on Node.js ${node}`)
    : toMend(`Node.js ${node} is too old: 20.19 or newer, from https://nodejs.org`);
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
