import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnswerOf,
  api,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type RequestOf,
} from '@golghar/contracts';
import {
  applyDecorators,
  Controller,
  type ExecutionContext,
  HttpCode,
  Req,
  RequestMapping,
  RequestMethod,
  Res,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { AppError } from '../app-error';
import { isTransactionConflict } from '../database/database-faults';
import type { Reply, RequestWithUser, SignedIn } from './request';

/** What a handler receives of a request: its parts as the contract's entry parsed them, and who makes it. */
type CallTo<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: RequestOf<E>;
  /** Undefined in public operations for those who are not signed in, and unless the entry reads sessions. */
  user: E['access'] extends 'public' ? SignedIn | undefined : SignedIn;
  headers: Record<string, string | undefined>;
  address: string;
  /** For headers and cookies; the body is what the handler returns. */
  reply: Reply;
};

/** A stream may stand for any body; an operation without a body may return anything. */
type Answer<E extends Endpoint> = E extends { response: unknown }
  ? AnswerOf<E> | Readable
  : E extends { stream: unknown }
    ? Readable
    : unknown;

type Handler<E extends Endpoint, Services> = (
  call: CallTo<E>,
  services: Services,
) => Answer<E> | Promise<Answer<E>>;

type Handlers<Services> = { [Name in keyof typeof api]?: Handler<(typeof api)[Name], Services> };

type Classes = Record<string, abstract new (...parts: never[]) => object>;

type Instances<C extends Classes> = { [Name in keyof C]: InstanceType<C[Name]> };

const metadataKey = 'golghar:endpoint';

/** The contract's entry of the handler that a request goes to; undefined if it has none. */
export const endpointOf = (context: ExecutionContext): Endpoint | undefined =>
  Reflect.getMetadata(metadataKey, context.getHandler()) as Endpoint | undefined;

/**
 * Makes the controller of some operations of the contract, each with a handler of the same name: address, access, what the
 * handler receives, success status and the check of the response follow from the contract's entry.
 * @param classes stateful providers that the handlers use, by the names under which they receive them
 * @param transactions handlers that each run in one database transaction
 */
export function contractController<C extends Classes>(
  classes: C,
  handlers: Handlers<Instances<C> & { database: DataSource }>,
  transactions: Handlers<Instances<C> & { manager: EntityManager }> = {},
): Type {
  class ContractController {
    readonly services: object;

    constructor(
      readonly database: DataSource,
      ...services: object[]
    ) {
      this.services = Object.fromEntries(Object.keys(classes).map((name, index) => [name, services[index]]));
    }
  }
  Reflect.defineMetadata('design:paramtypes', [DataSource, ...Object.values(classes)], ContractController);
  Controller()(ContractController);
  const { prototype } = ContractController;
  const all = Object.entries({ ...handlers, ...transactions });
  for (const [name, handler] of all as [keyof typeof api, Handler<Endpoint, object>][]) {
    const entry: Endpoint = api[name];
    const method = {
      [name](this: ContractController, request: RequestWithUser, reply: Reply) {
        const { database, services } = this;
        return answer(entry, request, reply, (call) =>
          name in transactions
            ? database.transaction(async (manager) => handler(call, { ...services, manager }))
            : handler(call, { ...services, database }),
        );
      },
    };
    Object.assign(prototype, method);
    Req()(prototype, name, 0);
    Res({ passthrough: true })(prototype, name, 1);
    applyDecorators(
      RequestMapping({ method: RequestMethod[entry.method], path: entry.path }),
      HttpCode(entry.status),
      SetMetadata(metadataKey, entry),
    )(prototype, name, Object.getOwnPropertyDescriptor(prototype, name) ?? {});
  }
  return ContractController;
}

/** Lets the winning transaction finish. */
const conflictPauseMs = 20;

/**
 * Sends what the contract says and nothing else: unknown keys are dropped, a missing or wrong one is an error of ours, and a
 * stream's parts were checked by whoever makes them. A request is handled once more when Postgres rolled its transaction back
 * because of a concurrent one: nothing was changed, and the client need not know.
 */
async function answer(
  entry: Endpoint,
  request: RequestWithUser,
  reply: Reply,
  handle: (call: CallTo<Endpoint>) => unknown,
): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  const call = callOf(entry, request, reply);
  const handleOnce = async () => handle(call);
  const body = await handleOnce().catch(async (error: unknown) => {
    if (!isTransactionConflict(error) || reply.sent) throw error;
    await sleep(conflictPauseMs);
    return handle(call);
  });
  if (!(body instanceof Readable)) return entry.response?.parse(body);
  // The gateway would otherwise buffer on disk what a slow reader has not taken yet.
  reply.header('content-type', entry.stream ?? 'application/json').header('x-accel-buffering', 'no');
  return body;
}

/**
 * The parts of a request that the entry has a schema for. A path that cannot name anything is treated as one that names nothing.
 */
function callOf(entry: Endpoint, request: RequestWithUser, reply: Reply): CallTo<Endpoint> {
  const { user, headers, ip: address } = request;
  const params = entry.params?.safeParse(request.params);
  if (params?.success === false) throw new AppError('not_found');
  if (entry.query) refuseControlCharacters(request.query as Record<string, string | string[]>);
  return {
    params: params?.data,
    query: parse(entry.query, request.query),
    body: parse(entry.request, request.body),
    user,
    headers,
    address,
    reply,
  } as unknown as CallTo<Endpoint>;
}

function parse(schema: Endpoint['request'], value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  if (parsed?.success === false) throw new AppError('invalid', { fields: fieldsOf(parsed.error.issues) });
  return parsed?.data;
}

/** zod/mini has no messages of its own; every rule of the contract that a person can break has one. */
const fieldsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] = 'Unknown field';
    else fields[issue.path.join('.') || 'body'] ??= issue.message;
  }
  return fields;
};

/** Nobody types a NUL, and Postgres refuses it. */
const controlCharacter = /\p{Cc}/u;

function refuseControlCharacters(query: Record<string, string | string[]>): void {
  const names = Object.keys(query).filter((name) => controlCharacter.test([query[name]].flat().join('')));
  if (names.length === 0) return;
  const fields = Object.fromEntries(names.map((name) => [name, 'Please leave out control characters']));
  throw new AppError('invalid', { fields });
}
