import type { CallOf, Endpoint, ResponseOf } from '@golghar/contracts';
import { localStore } from '../storage';
import { ApiError } from './api-error';

/** Longer than the gateway waits for a service. */
export const timeoutMs = 20_000;

type Options = { headers?: Record<string, string>; signal?: AbortSignal };

export type Input<E extends Endpoint> = CallOf<E> & Options;

/** May be left out where the operation needs nothing. */
export type InputArgument<E extends Endpoint> =
  Record<never, never> extends CallOf<E> ? [input?: Input<E>] : [input: Input<E>];

/** As the implementation sees it, for any operation. */
export type AnyInput = Options & {
  body?: unknown;
  query?: object | undefined;
  params?: object | undefined;
};

const withParams = (path: string, params: object = {}): string =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );

const withQuery = (path: string, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};

/** A token that something else may have stored; the product itself stores none. */
const bearer = (): Record<string, string> => {
  const token = localStore.get('token');
  return token ? { authorization: `Bearer ${token}` } : {};
};

const headerSources: (() => Record<string, string>)[] = [bearer];

/** Adds headers to each request from now on. */
export const addRequestHeaders = (find: () => Record<string, string>): void => void headerSources.push(find);

const commonHeaders = (): Record<string, string> => Object.assign({}, ...headerSources.map((find) => find()));

/** Of an operation, what a call of it needs; the path of a query's key is no more than a text. */
type Called = { method: string; path: string };

/** What goes to the server for a call of an operation. */
export function callOf({ path }: Pick<Called, 'path'>, { body, query, params, headers }: AnyInput) {
  const hasBody = body !== undefined;
  return {
    address: withQuery(withParams(path, params), query),
    headers: { ...commonHeaders(), ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
  };
}

/**
 * Calls an operation and resolves to its answer as soon as that begins.
 * @throws ApiError when the answer is not a success; TypeError or DOMException when there was none
 */
export async function open({ method, path }: Called, { signal, ...input }: AnyInput): Promise<Response> {
  const { address, ...call } = callOf({ path }, input);
  const response = await fetch(address, {
    method,
    credentials: 'include',
    ...call,
    ...(signal && { signal }),
  });
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

async function answerOf(endpoint: Called, { signal, ...input }: AnyInput = {}): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs);
  const response = await open(endpoint, {
    ...input,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

/**
 * Reads an address of the API.
 * @throws ApiError when the answer is not a success; TypeError or DOMException when there was none
 */
export const read = (path: string, query: object = {}, signal?: AbortSignal): Promise<unknown> =>
  answerOf({ method: 'GET', path }, { query, ...(signal && { signal }) });

/** The same as `request`, for an operation that is not known before. */
export const call = <E extends Endpoint>(endpoint: E, input: AnyInput = {}): Promise<ResponseOf<E>> =>
  answerOf(endpoint, input) as Promise<ResponseOf<E>>;

/**
 * Calls an operation of the contract and resolves to what it answers; undefined where that is nothing.
 * @throws ApiError when the answer is not a success; TypeError or DOMException when there was none
 */
export const request = <E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ResponseOf<E>> => call(endpoint, input);
