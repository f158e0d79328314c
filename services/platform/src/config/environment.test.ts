import * as z from 'zod';
import { EnvironmentError, parseEnvironment } from './environment';
import { secret, serviceSettings } from './settings';

const complete = {
  PORT: '3000',
  PUBLIC_URL: 'http://localhost:8080/',
  DATABASE_URL: 'postgres://service:password@127.0.0.1:5432/golghar',
};

describe('parseEnvironment', () => {
  it('reads settings, with defaults for what is not set or empty', () => {
    expect(parseEnvironment(serviceSettings, { ...complete, HOST: '' })).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:8080',
    });
  });

  it('names every bad key in one message', () => {
    const read = () =>
      parseEnvironment(serviceSettings, {
        ...complete,
        PORT: '70000',
        PUBLIC_URL: 'localhost',
        DATABASE_URL: '',
      });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/PORT: [\s\S]*PUBLIC_URL: must be a URL[\s\S]*DATABASE_URL: is missing/);
  });
});

describe('secret', () => {
  const schema = z.object({ AUTH_SECRET: secret });
  const environment = process.env.NODE_ENV;
  afterEach(() => {
    process.env.NODE_ENV = environment;
  });

  it('refuses a short one', () => {
    expect(() => parseEnvironment(schema, { AUTH_SECRET: 'short' })).toThrow(/at least 32 characters/);
  });

  it('refuses a placeholder in production only', () => {
    const settings = { AUTH_SECRET: 'change-me-change-me-change-me-change-me' };
    expect(parseEnvironment(schema, settings)).toEqual(settings);
    process.env.NODE_ENV = 'production';
    expect(() => parseEnvironment(schema, settings)).toThrow(/still a placeholder/);
  });
});
