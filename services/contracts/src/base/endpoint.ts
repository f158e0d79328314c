import * as z from 'zod/mini';
import type { ApiScope, Role, TokenAccess } from './access';
import type { ErrorCode } from './errors';
import { idSchema } from './text';

type Schema = z.ZodMiniType;

/** public: anyone; signed_in: any live session; otherwise a live session in one of the roles. */
export type Access = 'public' | 'signed_in' | readonly Role[];

export type StreamType =
  | 'text/event-stream'
  | 'application/x-ndjson'
  | 'text/csv; charset=utf-8'
  | 'text/html; charset=utf-8'
  | 'application/octet-stream'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Path = `/api/${string}`;

type Entry = {
  /** Of the path's parameters that are no ids. */
  params?: Schema;
  query?: Schema;
  request?: Schema;
  /** Size of the largest body, if 64 KB is not enough; the gateway has to accept it, too. */
  maxBodyBytes?: number;
  /** Accepts an idempotency key as a header: the same key with the same request returns the first response again. */
  takesKey?: true;
  /**
   * Accepts a form: `fields` are what a browser sends without a script, and are answered with a page; `unread` is what mail
   * programs post when somebody leaves a list (RFC 8058).
   */
  form?: 'fields' | 'unread';
  /** Whether a public operation reads who is signed in. */
  readsSession?: true;
  /** Whether it is allowed before the one-time password has been changed. */
  allowsOneTimePassword?: true;
  /** Of success, if it is not 200 with a body and 204 without one. 303 redirects a browser to a page. */
  status?: 201 | 202 | 303;
  response?: Schema;
  /** Media type of a streamed response: events, one line for each `response`, or a file. */
  stream?: StreamType;
  /**
   * Codes beyond those that any endpoint may return (malformed, too_large, internal, unavailable …), `invalid` with a query or a
   * body, and `not_found` with an id in the path.
   */
  errors?: readonly ErrorCode[];
};

/**
 * One operation of the API: it drives the controller's route, guard and validation, the web client and the check of responses.
 */
export type Endpoint = Omit<Entry, 'status'> & {
  method: Method;
  /** With `:name` for parameters. */
  path: Path;
  access: Access;
  /** What a personal API token needs to call it; without one, no token may. A token also needs its owner's role. */
  scope?: ApiScope | undefined;
  status: 200 | 201 | 202 | 204 | 303;
};

type ParameterOf<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type ParametersOf<P> = [ParameterOf<P>] extends [never]
  ? unknown
  : { params: z.ZodMiniObject<Record<ParameterOf<P>, typeof idSchema>> };

type EndpointOf<Route, A, E> = Omit<E, 'errors' | 'status'> &
  Pick<Endpoint, 'errors' | 'scope' | 'status'> & {
    access: A extends TokenAccess ? A['roles'] : A;
  } & (Route extends `${infer M extends Method} ${infer P extends Path}`
    ? { method: M; path: P } & (E extends { params: Schema } ? unknown : ParametersOf<P>)
    : never);

/**
 * An operation of the API.
 * @param route method and path, `PATCH /api/admin/users/:id`
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  const R extends `${Method} ${Path}`,
  const A extends Access | TokenAccess,
  const E extends Entry,
>(route: R, access: A, entry: E = {} as E): EndpointOf<R, A, E> {
  const [method, path = ''] = route.split(' ');
  const { roles, scope } = access as Partial<TokenAccess>;
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, idSchema]);
  return {
    method,
    path,
    access: roles ?? access,
    scope,
    ...(ids.length > 0 && { params: z.object(Object.fromEntries(ids)) }),
    ...entry,
    status: entry.status ?? (entry.response || entry.stream ? 200 : 204),
    errors: [
      ...((entry.request || entry.query) && entry.status !== 303 ? (['invalid'] as const) : []),
      ...(ids.length > 0 ? (['not_found'] as const) : []),
      ...(entry.errors ?? []),
    ],
  } as unknown as EndpointOf<R, A, E>;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What the server's handler receives as body, query and parameters, after validation. */
export type RequestOf<E extends Endpoint> = E extends { request: infer S } ? Output<S> : undefined;
export type QueryOf<E extends Endpoint> = E extends { query: infer S } ? Output<S> : undefined;
export type ParamsOf<E extends Endpoint> = E extends { params: infer S } ? Output<S> : undefined;
export type ResponseOf<E extends Endpoint> = E extends { response: infer S } ? Output<S> : undefined;

/** What a handler returns, before it is checked and its times are formatted. */
export type AnswerOf<E extends Endpoint> = E extends { response: infer S extends Schema }
  ? z.input<S>
  : undefined;

type Needed<Name extends string, T> = [T] extends [undefined]
  ? { [name in Name]?: never }
  : { [name in Name]: T };

/** Filters that are all optional may be omitted together. */
type Filters<T> = Record<never, never> extends T ? { query?: T & object } : { query: T };

/** What a caller has to pass: each part that the operation accepts, and nothing else. */
export type CallOf<E extends Endpoint> = Needed<'body', RequestOf<E>> &
  Needed<'params', ParamsOf<E>> &
  (QueryOf<E> extends undefined ? { query?: never } : Filters<QueryOf<E>>);
