import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from './installed.cjs';

type Packages = Record<string, { version?: string; optional?: boolean }>;

function clone(wanted: Packages, found?: Packages): string {
  const root = mkdtempSync(path.join(tmpdir(), 'clone-'));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (!found) return root;
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }));
  return root;
}

const zod = { 'node_modules/zod': { version: '4.6.7' } };

describe('isInstalled', () => {
  it('is so when everything is there in its version', () => {
    expect(isInstalled(clone({ '': {}, ...zod }, zod))).toBe(true);
  });

  it('is not so in a fresh clone, with a package missing, or in another version', () => {
    expect(isInstalled(clone(zod))).toBe(false);
    expect(isInstalled(clone({ ...zod, 'node_modules/pg': { version: '8.0.0' } }, zod))).toBe(false);
    expect(isInstalled(clone(zod, { 'node_modules/zod': { version: '4.0.0' } }))).toBe(false);
  });

  it('does not miss what is for other platforms', () => {
    const other = { 'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true } };
    expect(isInstalled(clone({ ...zod, ...other }, zod))).toBe(true);
  });
});
