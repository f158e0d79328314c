import type { AddressInfo } from 'node:net';
import type { Role } from '@golghar/contracts';
import { Test } from '@nestjs/testing';
import supertest, { type Agent } from 'supertest';
import {
  type HttpApp,
  httpAppOptions,
  makeHttpAdapter,
  prepareHttpApp,
} from '../../../services/platform/src/bootstrap/http-app';
import { EmailChannel } from '../../../services/platform/src/deliveries/email-channel';
import type { ServiceName } from '../../database/service-role';
import { type Mail, sendTo } from './mail-server';
import { describeMismatch } from './open-api-check';
import { recordAnswers } from './recorded-answers';
import { serviceEnvironment, serviceModules } from './services';
import { addPerson, type Person, startSession } from './staff';
import { makeTestDatabase, type TestDatabase } from './test-database';

export type SignedIn = Person & {
  /** Sends requests with this person's session. */
  request: Agent;
  /** The session's token, for what supertest can't do. */
  token: string;
};

/** A service of the product that runs in this process with its own database. */
export type TestService = {
  readonly app: HttpApp;
  /** The address that it listens on. */
  readonly url: string;
  /** Sends anonymous requests; a new agent each time, without cookies. */
  readonly request: Agent;
  readonly database: TestDatabase;
  /** Queries its database as the owner. */
  readonly sql: TestDatabase['sql'];
  /** E-mails that it handed to the mail server, oldest first. */
  readonly mails: Mail[];
  /** Adds a user with a role and signs them in. */
  signIn: (role: Role | (string & {}), name?: string) => Promise<SignedIn>;
  /** A user who is signed in before the first test; only available inside tests and hooks. */
  member: (role: Role, name?: string) => SignedIn;
};

type Options = {
  /** Settings that differ from the defaults of tests. */
  env?: Record<string, string>;
  /** Set to share the database of another service of the test. */
  database?: () => TestDatabase;
  /** Changes the app before it listens. */
  prepare?: (app: HttpApp) => void;
};

/**
 * Starts a service before the tests of a file and stops it after them, with the same module, adapter, guards, pipes and filters
 * as its main program. What it returns is only available inside tests and hooks.
 */
export function useService(name: ServiceName, { env, database: shared, prepare }: Options = {}): TestService {
  let app: HttpApp | undefined;
  let database: TestDatabase | undefined;
  const mails: Mail[] = [];
  const mismatches: string[] = [];
  let answers: ReturnType<typeof recordAnswers> | undefined;

  beforeAll(async () => {
    database = shared?.() ?? (await makeTestDatabase());
    const module = await serviceModules[name]({
      ...serviceEnvironment,
      DATABASE_URL: database.serviceUrl(name),
      ...env,
    });
    const tested = await Test.createTestingModule({ imports: [module] })
      .overrideProvider(EmailChannel)
      .useFactory(
        sendTo(async (mail) => {
          mails.push(mail);
          return { kind: 'sent', answer: '250 kept by the test' };
        }),
      )
      .compile();
    app = tested.createNestApplication<HttpApp>(makeHttpAdapter(), httpAppOptions);
    await prepareHttpApp(app);
    prepare?.(app);
    checkAnswers(app, mismatches);
    answers = recordAnswers(app);
    await app.listen(0, '127.0.0.1');
  }, 60_000);

  afterAll(async () => {
    await app?.close();
    answers?.save();
    if (!shared) await database?.drop();
    // Whatever a test requested, every response must conform to the OpenAPI document.
    expect(mismatches).toEqual([]);
  });

  const started = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error(`The service ${name} is there in tests and hooks alone.`);
    return value;
  };
  const service: TestService = {
    get app() {
      return started(app);
    },
    get url() {
      const { port } = service.app.getHttpServer().address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
    get request() {
      return supertest.agent(service.url);
    },
    get database() {
      return started(database);
    },
    get sql() {
      return service.database.sql;
    },
    mails,
    async signIn(role, personName) {
      const person = await addPerson(service.database, role, personName);
      const token = await startSession(service.database, person);
      return { ...person, token, request: service.request.set('cookie', `session=${token}`) };
    },
    member(role, personName) {
      const member = {} as SignedIn;
      beforeAll(async () => {
        Object.assign(member, await service.signIn(role, personName));
      });
      return member;
    },
  };
  return service;
}

/** Checks every JSON response of a service against the OpenAPI document. */
function checkAnswers(app: HttpApp, mismatches: string[]): void {
  const isJson = (type: unknown) => String(type).startsWith('application/json');
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply, payload) => {
      const route = request.routeOptions.url;
      if (!route || typeof payload !== 'string' || !isJson(reply.getHeader('content-type'))) return;
      const answer = { method: request.method, route, status: reply.statusCode };
      const mismatch = describeMismatch(answer, payload);
      if (mismatch) mismatches.push(mismatch);
    });
}
