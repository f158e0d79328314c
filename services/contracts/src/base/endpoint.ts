import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';
import type { ApiScope } from './scopes';
import type { Role } from './sessions';

type Schema = z.ZodMiniType;

/** public: anyone; signed_in: any live session; otherwise a live session in one of the roles. */
export type Access = 'public' | 'signed_in' | readonly Role[];

/** Media types of answers that are sent bit by bit. */
export type StreamType =
  | 'text/event-stream'
  | 'application/x-ndjson'
  | 'text/csv; charset=utf-8'
  | 'text/html; charset=utf-8'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * One operation of the API. The entry drives the controller's route, guard and validation, the web client
 * and the check of what is sent.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  path: `/api/${string}`;
  access: Access;
  /** What a personal API token needs to call it; without one no token may. A token counts for its owner's role as well. */
  scope?: ApiScope;
  params?: Schema;
  query?: Schema;
  request?: Schema;
  /** Takes an idempotency key as a header: the same key with the same request gives the first answer again. */
  takesKey?: true;
  /**
   * Takes a form: `fields` are what a browser sends without a script, and are answered by a page;
   * `unread` is what mail programs post when somebody leaves a list (RFC 8058).
   */
  form?: 'fields' | 'unread';
  /** Status and body of success; no body where there is no schema. 303 leads a browser on to a page. */
  status: 200 | 201 | 202 | 204 | 303;
  response?: Schema;
  /** Media type of an answer that is sent bit by bit: events, a line for each `response`, or a file. */
  stream?: StreamType;
  /** Codes beyond those that any endpoint may answer with (malformed, too_large, internal, unavailable …). */
  errors?: readonly ErrorCode[];
};

/** Keeps an entry's literal and schema types while checking its shape. */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What the server's handler gets as body, query and parameters, after validation. */
export type RequestOf<E extends Endpoint> = E extends { request: infer S } ? Output<S> : undefined;
export type QueryOf<E extends Endpoint> = E extends { query: infer S } ? Output<S> : undefined;
export type ParamsOf<E extends Endpoint> = E extends { params: infer S } ? Output<S> : undefined;
/** What a successful call answers with. */
export type ResponseOf<E extends Endpoint> = E extends { response: infer S } ? Output<S> : undefined;

type Needed<Name extends string, T> = [T] extends [undefined]
  ? { [name in Name]?: never }
  : { [name in Name]: T };

/** Filters that may all be left out may be left out together. */
type Filters<T> = Record<never, never> extends T ? { query?: T & object } : { query: T };

/** What a caller has to give: each part that the operation takes, and nothing else. */
export type CallOf<E extends Endpoint> = Needed<'body', RequestOf<E>> &
  Needed<'params', ParamsOf<E>> &
  (QueryOf<E> extends undefined ? { query?: never } : Filters<QueryOf<E>>);
