import type { CallOf, Endpoint, ResponseOf } from '@golghar/contracts';
import { localStore } from '../storage';
import { ApiError } from './api-error';

/** Longer than the gateway waits for a service. */
export const timeoutMs = 20_000;

type Options = { headers?: Record<string, string>; signal?: AbortSignal };

export type Input<E extends Endpoint> = CallOf<E> & Options;

/** Optional if the operation needs no input. */
type InputArgument<E extends Endpoint> =
  Record<never, never> extends CallOf<E> ? [input?: Input<E>] : [input: Input<E>];

/** The input of any operation, for the implementation. */
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

export const addRequestHeaders = (find: () => Record<string, string>): void => void headerSources.push(find);

const commonHeaders = (): Record<string, string> => Object.assign({}, ...headerSources.map((find) => find()));

/** The part of an operation that a call needs; the path in a query key is a plain string. */
type Called = { method: string; path: string };

export function callOf(path: string, { body, query, params, headers }: AnyInput) {
  const hasBody = body !== undefined;
  return {
    address: withQuery(withParams(path, params), query),
    headers: { ...commonHeaders(), ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
  };
}

/** Resolves in the next task: sending takes a phone ten milliseconds, and what a press has changed is shown before that. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Calls an operation and resolves to the response as soon as its headers arrive. Throws like {@link request}. */
export async function open({ method, path }: Called, { signal, ...input }: AnyInput): Promise<Response> {
  const { address, ...call } = callOf(path, input);
  const response = await fetch(address, { method, signal: signal ?? null, ...call });
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

/** Like `request`, for an operation that is not known statically. */
export async function call<E extends Endpoint>(
  endpoint: Pick<E, 'method' | 'path'>,
  { signal, ...input }: AnyInput = {},
): Promise<ResponseOf<E>> {
  const limits = [AbortSignal.timeout(timeoutMs), signal].filter((limit) => limit !== undefined);
  if (endpoint.method === 'GET') await nextTask();
  const response = await open(endpoint, { ...input, signal: AbortSignal.any(limits) });
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as ResponseOf<E>;
}

/**
 * Calls an operation of the contract and resolves to its result; undefined for an empty response.
 * @throws ApiError if the response is not a success; TypeError or DOMException if there was none
 */
export const request = <E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ResponseOf<E>> => call<E>(endpoint, input);
