import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { parseEnvironment } from './environment';
import { secret, serviceSettings } from './service-settings';

const complete = {
  PORT: '3000',
  PUBLIC_URL: 'http://localhost:8080/',
  DATABASE_URL: 'postgres://service:password@127.0.0.1:5432/golghar',
};

it('reads settings, with defaults for what is not set or empty', () => {
  expect(parseEnvironment(serviceSettings, { ...complete, HOST: '' })).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:8080',
  });
});

it('reads what a file holds, as secrets are mounted; the environment wins', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'database-url');
  writeFileSync(file, `${complete.DATABASE_URL}\n`);
  const { DATABASE_URL: _, ...others } = complete;
  const settings = { ...others, DATABASE_URL_FILE: file, SSL_CERT_FILE: '/nowhere' };
  expect(parseEnvironment(serviceSettings, settings).DATABASE_URL).toBe(complete.DATABASE_URL);
  const other = 'postgres://other@127.0.0.1/golghar';
  expect(parseEnvironment(serviceSettings, { ...settings, DATABASE_URL: other }).DATABASE_URL).toBe(other);
  expect(() => parseEnvironment(serviceSettings, { ...others, DATABASE_URL_FILE: '/nowhere' })).toThrow(
    /DATABASE_URL_FILE cannot be read: .*ENOENT/,
  );
});

it('names every bad key in one message', () => {
  const read = () =>
    parseEnvironment(serviceSettings, {
      ...complete,
      PORT: '70000',
      PUBLIC_URL: 'localhost',
      DATABASE_URL: '',
    });
  expect(read).toThrow(
    /^Settings to fix:\n {2}PORT must be at most 65535\n {2}PUBLIC_URL must begin with http:\/\/ or https:\/\/\n {2}DATABASE_URL is missing$/,
  );
});

const schema = z.object({ AUTH_SECRET: secret });

it('secret refuses a short one', () => {
  expect(() => parseEnvironment(schema, { AUTH_SECRET: 'short' })).toThrow(/at least 32 characters/);
});

it('secret refuses a placeholder in production only', () => {
  const settings = { AUTH_SECRET: 'change-me-change-me-change-me-change-me' };
  expect(parseEnvironment(schema, settings)).toEqual(settings);
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => parseEnvironment(schema, settings)).toThrow(/still a placeholder/);
});
