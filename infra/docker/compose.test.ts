import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeSecrets } from '../cli/secrets';

type Service = {
  image: string;
  command?: string[];
  networks: object;
  cap_add?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
};

const read = (name: string): Record<string, Service> =>
  parse(readFileSync(path.resolve(__dirname, '../..', name), 'utf8'), { merge: true }).services;

const services = read('docker-compose.yml');

// No run shows what a container may do and need not.
it.each(Object.entries(services))('the container %s may do what it has to and no more', (_, service) => {
  expect(service).toMatchObject({
    init: true,
    logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+m$/),
  });
  expect(service.image).toMatch(/^(golghar-(services|gateway):\$\{VERSION:-latest\}|[a-z]+:\d+-bookworm)$/);
});

it('Postgres may be stopped by init, though it has become another user, and its log quotes no row of ours', () => {
  expect(services.postgres?.cap_add).toContain('KILL');
  expect(services.postgres?.command).toContain('log_error_verbosity=terse');
});

/** Names of the settings that a service takes and that are secret, with how compose takes them. */
const secretsOf = ({ environment = {} }: Service) => {
  const secret = [...Object.keys(makeSecrets()), 'SMTP_URL'];
  return [...JSON.stringify(environment).matchAll(/\$\{([A-Z_]+)(:?[-?])/g)].filter(([, name = '']) =>
    secret.includes(name),
  );
};

it('secrets are mounted where they are needed and nowhere else, and may be missing in .env', () => {
  const needed = Object.entries(services).flatMap(([name, service]) => {
    const names = new Set(secretsOf(service).map(([, setting = '']) => setting));
    return names.size > 0 ? [[name, names]] : [];
  });
  const mounted = Object.entries(read('infra/docker/secrets.yml')).map(([name, { secrets }]) => [
    name,
    new Set(secrets),
  ]);
  expect(Object.fromEntries(mounted)).toEqual(Object.fromEntries(needed));
  const references = Object.values(services).flatMap(secretsOf);
  expect(references.filter(([whole]) => whole.endsWith('?'))).toEqual([]);
});
