import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../local/private-file';
import { readablePassword } from '../local/secrets';
import { makeSessionKeys } from '../local/session-keys';

/** New values for all that the Docker part of .env wants to be secret. */
export function makeSecrets(): Record<string, string> {
  const { privateKey, publicKey } = makeSessionKeys();
  const random = () => randomBytes(32).toString('hex');
  return {
    AUTH_SECRET: random(),
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

/**
 * Puts secrets where a .env has a placeholder or nothing; what is set stays. The two session keys belong together: both are
 * new, or none is.
 */
export function fillIn(text: string, secrets: Record<string, string>): { text: string; filled: string[] } {
  const isOpen = (name: string) => {
    const value = lineOf(name).exec(text)?.[1]?.trim() ?? '';
    return value === '' || value.includes('change-me');
  };
  const keys = ['SESSION_PRIVATE_KEY', 'SESSION_PUBLIC_KEYS'];
  const filled = Object.keys(secrets).filter((name) =>
    keys.includes(name) ? keys.every(isOpen) : isOpen(name),
  );
  let next = text;
  for (const name of filled) {
    const line = `${name}=${secrets[name]}`;
    next = lineOf(name).test(next)
      ? next.replace(lineOf(name), () => line)
      : `${next.replace(/\n?$/, '\n')}${line}\n`;
  }
  return { text: next, filled };
}

/** Prints new secrets, or fills them in where a file has none. */
export function printSecrets(file: string | undefined): number {
  const secrets = makeSecrets();
  if (!file) {
    for (const [name, value] of Object.entries(secrets)) process.stdout.write(`${name}=${value}\n`);
    return 0;
  }
  if (!existsSync(file)) throw new Error(`There is no file ${file}: cp .env.example .env`);
  const { text, filled } = fillIn(readFileSync(file, 'utf8'), secrets);
  writeWhole(file, text);
  process.stdout.write(
    filled.length > 0 ? `Filled in: ${filled.join(', ')}.\n` : `Every secret in ${file} is set already.\n`,
  );
  return 0;
}
