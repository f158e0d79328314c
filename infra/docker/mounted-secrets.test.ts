import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeSecrets } from '../cli/secrets';

type File = {
  services: Record<string, { environment?: Record<string, string>; secrets?: string[] }>;
  secrets?: object;
};

const read = (name: string) =>
  parse(readFileSync(path.resolve(__dirname, '../..', name), 'utf8'), { merge: true }) as File;

/** Names of the settings that a service takes and that are secret. */
const secretSettings = ({ environment }: { environment?: Record<string, string> } = {}) => {
  const references = [...JSON.stringify(environment ?? {}).matchAll(/\$\{([A-Z_]+)(:?[-?])/g)];
  const secret = [...Object.keys(makeSecrets()), 'SMTP_URL'];
  return references.filter(([, name = '']) => secret.includes(name));
};

describe('the secrets of the containers', () => {
  const { services } = read('docker-compose.yml');
  const mounted = read('infra/docker/secrets.yml');

  it('are mounted where they are needed and nowhere else', () => {
    const needed = Object.entries(services)
      .map(([name, service]) => [name, new Set(secretSettings(service).map(([, setting = '']) => setting))])
      .filter(([, settings]) => (settings as Set<string>).size > 0);
    const given = Object.entries(mounted.services).map(([name, { secrets }]) => [name, new Set(secrets)]);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(needed));
    const all = new Set(Object.values(mounted.services).flatMap(({ secrets = [] }) => secrets));
    expect(new Set(Object.keys(mounted.secrets ?? {}))).toEqual(all);
  });

  it('may be missing in .env', () => {
    const references = Object.values(services).flatMap(secretSettings);
    expect(references.map(([whole]) => whole).filter((whole) => whole.endsWith('?'))).toEqual([]);
  });
});
