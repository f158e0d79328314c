import type { CallOf, Endpoint, ResponseOf } from '@golghar/contracts';
import { ApiError } from './api-error';
import { localStore } from './storage';

/** Longer than the gateway waits for a service. */
const timeoutMs = 20_000;

type Options = { headers?: Record<string, string>; signal?: AbortSignal };

type Input<E extends Endpoint> = CallOf<E> & Options;

/** May be left out where the operation needs nothing. */
type InputArgument<E extends Endpoint> =
  Record<never, never> extends CallOf<E> ? [input?: Input<E>] : [input: Input<E>];

/** As the implementation sees it, for any operation. */
type AnyInput = Options & { body?: unknown; query?: object; params?: object };

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

/** Sends a request and resolves to the JSON of its answer; undefined where that has none. */
async function send(
  address: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    ...init,
    credentials: 'include',
    headers: { ...commonHeaders(), ...headers },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response, text);
  return text ? JSON.parse(text) : undefined;
}

/**
 * Reads an address of the API.
 * @throws ApiError when the answer is not a success; TypeError or DOMException when there was none
 */
export const read = (path: string, query?: object, signal?: AbortSignal): Promise<unknown> =>
  send(withQuery(path, query), { method: 'GET' }, signal);

/**
 * Calls an operation of the contract and resolves to what it answers.
 * @throws ApiError when the answer is not a success; TypeError or DOMException when there was none
 */
export function request<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ResponseOf<E>>;
export async function request(
  endpoint: Endpoint,
  { body, query, params, headers, signal }: AnyInput = {},
): Promise<unknown> {
  const hasBody = body !== undefined;
  return send(
    withQuery(withParams(endpoint.path, params), query),
    {
      method: endpoint.method,
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: JSON.stringify(body) }),
    },
    signal,
  );
}

/** Calls an operation whose answer is read while it comes, however long that takes. */
async function open(
  endpoint: Endpoint,
  { body, query, params, signal }: Omit<AnyInput, 'headers'>,
): Promise<Response & { body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const hasBody = body !== undefined;
  const response = await fetch(withQuery(withParams(endpoint.path, params), query), {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...commonHeaders(), ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body) throw new ApiError(response, await response.text());
  return response as Response & { body: ReadableStream<Uint8Array<ArrayBuffer>> };
}

/**
 * Calls an operation that answers line by line and yields the lines as they arrive, many at a time.
 * @throws ApiError when the answer is not a success; TypeError when it breaks off
 */
export function requestLines<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): AsyncGenerator<string[]>;
export async function* requestLines(endpoint: Endpoint, input: AnyInput = {}): AsyncGenerator<string[]> {
  const response = await open(endpoint, input);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    const lines = (rest + value).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    const whole = lines.filter(Boolean);
    if (whole.length > 0) yield whole;
    if (done) return;
  }
}

/**
 * Calls an operation that answers with a file, and tells how many bytes of it have come.
 * @throws ApiError when the answer is not a success; TypeError when it breaks off
 */
export async function requestFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const response = await open(endpoint, input as AnyInput);
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      bytes += part.byteLength;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: response.headers }).blob();
}
