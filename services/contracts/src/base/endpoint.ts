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
  /** Of the path's parameters, where one is no id. */
  params?: Schema;
  query?: Schema;
  request?: Schema;
  /** Size of the largest body, where one of 64 KB is not enough; the gateway has to take it, too. */
  maxBodyBytes?: number;
  /** Takes an idempotency key as a header: the same key with the same request gives the first answer again. */
  takesKey?: true;
  /**
   * Takes a form: `fields` are what a browser sends without a script, and are answered by a page;
   * `unread` is what mail programs post when somebody leaves a list (RFC 8058).
   */
  form?: 'fields' | 'unread';
  /** Whether a public operation wants to know who is signed in. */
  readsSession?: true;
  /** Whether it is allowed before the one-time password has been changed. */
  allowsOneTimePassword?: true;
  /** Of success, where it is not 200 with an answer and 204 without one. 303 leads a browser on to a page. */
  status?: 201 | 202 | 303;
  response?: Schema;
  /** Media type of an answer that is sent bit by bit: events, a line for each `response`, or a file. */
  stream?: StreamType;
  /**
   * Codes beyond those that any endpoint may answer with (malformed, too_large, internal, unavailable …), `invalid` of what
   * takes a query or a body, and `not_found` of what names something in its path.
   */
  errors?: readonly ErrorCode[];
};

/** One operation of the API: it drives the controller's route, guard and validation, the web client and the check of what is sent. */
export type Endpoint = Omit<Entry, 'status'> & {
  method: Method;
  /** With `:name` for parameters. */
  path: Path;
  access: Access;
  /** What a personal API token needs to call it; without one no token may. A token counts for its owner's role as well. */
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

/** What the server's handler gets as body, query and parameters, after validation. */
export type RequestOf<E extends Endpoint> = E extends { request: infer S } ? Output<S> : undefined;
export type QueryOf<E extends Endpoint> = E extends { query: infer S } ? Output<S> : undefined;
export type ParamsOf<E extends Endpoint> = E extends { params: infer S } ? Output<S> : undefined;
export type ResponseOf<E extends Endpoint> = E extends { response: infer S } ? Output<S> : undefined;

/** What a handler answers, before it is checked and its times are written as text. */
export type AnswerOf<E extends Endpoint> = E extends { response: infer S extends Schema }
  ? z.input<S>
  : undefined;

type Needed<Name extends string, T> = [T] extends [undefined]
  ? { [name in Name]?: never }
  : { [name in Name]: T };

/** Filters that may all be left out may be left out together. */
type Filters<T> = Record<never, never> extends T ? { query?: T & object } : { query: T };

/** What a caller has to give: each part that the operation takes, and nothing else. */
export type CallOf<E extends Endpoint> = Needed<'body', RequestOf<E>> &
  Needed<'params', ParamsOf<E>> &
  (QueryOf<E> extends undefined ? { query?: never } : Filters<QueryOf<E>>);
