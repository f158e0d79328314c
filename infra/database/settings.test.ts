import { parseEnvironment } from '@golghar/platform/settings';
import { migrationSettings } from './settings';

const read = (env: Record<string, string>) => parseEnvironment(migrationSettings, env);

const secret = 'b5c0e1f4a7d2938e6071bb42cd95fa1e';
const settings = {
  DATABASE_URL: `postgres://golghar:${secret}@postgres:5432/golghar`,
  AUTH_DATABASE_PASSWORD: secret,
  LEADS_DATABASE_PASSWORD: secret,
  METRICS_DATABASE_PASSWORD: secret,
  ADMIN_EMAIL: 'admin@agency.in',
  ADMIN_PASSWORD: 'stair of the granary',
};

it('takes complete settings', () =>
  expect(read(settings)).toEqual({ ...settings, ADMIN_MUST_CHANGE: 'true', ADMIN_NAME: 'Admin' }));

it.each([
  ['DATABASE_URL', 'postgres://golghar:change-me@postgres:5432/golghar'],
  ['AUTH_DATABASE_PASSWORD', `change-me-${secret}`],
  ['LEADS_DATABASE_PASSWORD', 'too short'],
  ['ADMIN_PASSWORD', 'change-me-change-me'],
  ['ADMIN_NAME', 'M'],
])('refuses %s as %s and names it', (name, value) =>
  expect(() => read({ ...settings, [name]: value })).toThrow(name),
);
