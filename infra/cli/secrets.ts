import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../local/private-file';
import { makeSessionKeys, readablePassword } from '../local/secrets';

/** New values for all secrets in the part "Docker" of .env. */
export function makeSecrets(): Record<string, string> {
  const { privateKey, publicKey } = makeSessionKeys();
  const random = () => randomBytes(32).toString('hex');
  return {
    AUTH_SECRET: random(),
    LEADS_SECRET: random(),
    SESSION_PRIVATE_KEY: privateKey,
    SESSION_PUBLIC_KEYS: publicKey,
    POSTGRES_PASSWORD: random(),
    AUTH_DATABASE_PASSWORD: random(),
    LEADS_DATABASE_PASSWORD: random(),
    METRICS_DATABASE_PASSWORD: random(),
    ADMIN_PASSWORD: readablePassword(),
  };
}

const lineOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm');

/** The two session keys belong together: either both are new or neither. */
function openOnes(secrets: Record<string, string>, isOpen: (name: string) => boolean): string[] {
  const keys = ['SESSION_PRIVATE_KEY', 'SESSION_PUBLIC_KEYS'];
  return Object.keys(secrets).filter((name) => (keys.includes(name) ? keys.every(isOpen) : isOpen(name)));
}

/** Fills in secrets where a .env has a placeholder or nothing; values that are set stay. */
export function fillIn(text: string, secrets: Record<string, string>): { text: string; filled: string[] } {
  const isOpen = (name: string) => {
    const value = lineOf(name).exec(text)?.[1]?.trim() ?? '';
    return value === '' || value.includes('change-me');
  };
  const filled = openOnes(secrets, isOpen);
  let next = text;
  for (const name of filled) {
    const line = `${name}=${secrets[name]}`;
    next = lineOf(name).test(next)
      ? next.replace(lineOf(name), () => line)
      : `${next.replace(/\n?$/, '\n')}${line}\n`;
  }
  return { text: next, filled };
}

function fillInFile(file: string, secrets: Record<string, string>): string[] {
  const { text, filled } = fillIn(readFileSync(file, 'utf8'), secrets);
  writeAtomically(file, text);
  return filled;
}

/** A file for each secret, for containers to mount: they run as other users, so the folder, not the file, is its owner's alone. */
export function fillInFolder(folder: string, secrets: Record<string, string>): string[] {
  const isOpen = (name: string) => !existsSync(path.join(folder, name));
  const filled = openOnes(secrets, isOpen);
  chmodSync(folder, 0o700);
  for (const name of filled) writeAtomically(path.join(folder, name), `${secrets[name]}`, 0o444);
  return filled;
}

/** Prints new secrets, or fills in the missing ones of a file or folder. */
export function printSecrets(target: string | undefined): void {
  const secrets = makeSecrets();
  if (!target) {
    for (const [name, value] of Object.entries(secrets)) process.stdout.write(`${name}=${value}\n`);
    return;
  }
  if (!existsSync(target)) throw new Error(`There is no file ${target}: cp .env.example .env`);
  const filled = (statSync(target).isDirectory() ? fillInFolder : fillInFile)(target, secrets);
  process.stdout.write(
    filled.length > 0 ? `Filled in: ${filled.join(', ')}.\n` : `Every secret in ${target} is set already.\n`,
  );
}
