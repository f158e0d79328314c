import type { ScheduledJob } from '@golghar/platform';
import type { DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Migrations } from '../../../services/platform/src/database/data-source';
import type { ServiceName } from '../../database/service-role';
import { makeSessionKeys } from '../../local/secrets';

const sessionKeys = makeSessionKeys();

/** The keys that sign the sessions of tests. */
export const sessionKeySettings = {
  SESSION_PRIVATE_KEY: sessionKeys.privateKey,
  SESSION_PUBLIC_KEYS: sessionKeys.publicKey,
};

/** The value of X-Seed-Token that leads accepts. */
export const seedToken = 'a seed token that only the tests of the API know';

/** The environment of every service under test, without its database. */
export const serviceEnvironment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '1',
  PUBLIC_URL: 'http://localhost:8080',
  ...sessionKeySettings,
  AUTH_SECRET: 'a secret that only the tests of the API know',
  LEADS_SECRET: 'another secret that only the tests of the API know',
  SEED_TOKEN: seedToken,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Golghar <hello@golghar.example>',
};

/** Runs a job that needs no settings once, as a process would. */
export const runJob = (job: ScheduledJob, database: DataSource) =>
  job.run({ database, settings: {}, now: new Date(), signal: new AbortController().signal });

type Environment = Record<string, string>;

// Loaded on demand: a test of one service need not load the code of all.

/** The root module of each service, as its main program creates it. */
export const serviceModules: Record<ServiceName, (env: Environment) => Promise<DynamicModule>> = {
  async auth(env) {
    const { AppModule } = await import('../../../services/auth/src/app.module');
    const { authSettings } = await import('../../../services/auth/src/settings');
    return AppModule.forRoot(authSettings.parse(env));
  },
  async leads(env) {
    const { ApiModule } = await import('../../../services/leads/src/api.module');
    const { leadsSettings } = await import('../../../services/leads/src/settings');
    return ApiModule.forRoot(leadsSettings.parse(env));
  },
  async metrics(env) {
    const { AppModule } = await import('../../../services/metrics/src/app.module');
    const { metricsSettings } = await import('../../../services/metrics/src/settings');
    return AppModule.forRoot(metricsSettings.parse(env));
  },
};

export const serviceMigrations: Record<ServiceName, () => Promise<Migrations>> = {
  auth: async () => (await import('../../../services/auth/src/database/migrations')).migrations,
  leads: async () => (await import('../../../services/leads/src/database/migrations')).migrations,
  metrics: async () => (await import('../../../services/metrics/src/database/migrations')).migrations,
};
