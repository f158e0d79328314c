import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../test/support/machine';
import { isInstalled } from './installed.cjs';

type Packages = Record<string, { version?: string; optional?: boolean }>;

function clone(wanted: Packages, found?: Packages): string {
  const root = tempFolder();
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (!found) return root;
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }));
  return root;
}

const zod = { 'node_modules/zod': { version: '4.6.7' } };

const other = { 'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true } };

it.each<[string, Packages, Packages | undefined, boolean]>([
  ['with everything in its version', { '': {}, ...zod }, zod, true],
  ['without what is for other platforms', { ...zod, ...other }, zod, true],
  ['in a fresh clone', zod, undefined, false],
  ['with a package missing', { ...zod, 'node_modules/pg': { version: '8.0.0' } }, zod, false],
  ['with another version', zod, { 'node_modules/zod': { version: '4.0.0' } }, false],
])('%s', (_, wanted, found, expected) => expect(isInstalled(clone(wanted, found))).toBe(expected));
