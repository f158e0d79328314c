import type { Endpoint, ResponseOf } from '@golghar/contracts';
import { ApiError } from './api-error';
import { type AnyInput, callOf, type Input, open, timeoutMs } from './request';

/** Only a success without a body has none: `open` throws for everything else. */
const bodyOf = (response: Response) => response.body ?? new Blob().stream();

/**
 * Calls an operation that returns a response in each line, and yields them in batches as they arrive.
 * @throws ApiError if the response is not a success; TypeError if it breaks off
 */
export async function* requestLines<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): AsyncGenerator<ResponseOf<E>[]> {
  const reader = bodyOf(await open(endpoint, input as AnyInput))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    const lines = (rest + value).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    const whole = lines.filter(Boolean);
    if (whole.length > 0) yield whole.map((line) => JSON.parse(line));
    if (done) return;
  }
}

/** Like {@link requestLines} for lines that tell how far it is: resolves to the last, and throws if that is not the end. */
export async function requestProgress<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  onProgress?: (progress: ResponseOf<E>) => void,
): Promise<ResponseOf<E>> {
  let last: ResponseOf<E> | undefined;
  for await (const lines of requestLines(endpoint, input)) {
    last = lines.at(-1);
    if (last) onProgress?.(last);
  }
  if (!(last as { isDone?: boolean } | undefined)?.isDone) throw new Error('It stopped half way');
  return last as ResponseOf<E>;
}

/** Calls an operation that returns a file, and reports how many bytes have arrived. Throws like {@link requestLines}. */
export async function requestFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  onProgress?: (bytes: number) => void,
): Promise<Blob> {
  const response = await open(endpoint, input as AnyInput);
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      bytes += part.byteLength;
      onProgress?.(bytes);
      controller.enqueue(part);
    },
  });
  return new Response(bodyOf(response).pipeThrough(counting), { headers: response.headers }).blob();
}

/**
 * Like {@link request}, but reports which share of the body has been sent, which fetch can't. A slow connection may take as long
 * as it needs, as long as there is progress.
 */
export const requestUpload = <E extends Endpoint>(
  endpoint: E,
  { signal, ...input }: Input<E>,
  onProgress: (share: number) => void,
): Promise<ResponseOf<E>> =>
  new Promise((resolve, reject) => {
    const { address, headers, body } = callOf(endpoint.path, input as AnyInput);
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    let stalled = setTimeout(stop, timeoutMs);
    call.open(endpoint.method, address);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, timeoutMs);
      onProgress(loaded / total);
    };
    call.onload = () => {
      const { status, responseText } = call;
      const retryAfter = { 'retry-after': call.getResponseHeader('retry-after') ?? '' };
      if (status < 300) resolve(JSON.parse(responseText));
      else reject(new ApiError(new Response(null, { status, headers: retryAfter }), responseText));
    };
    call.onerror = () => reject(new TypeError('There was no answer'));
    call.onabort = () => reject(new DOMException('It was stopped', 'AbortError'));
    call.onloadend = () => clearTimeout(stalled);
    signal?.addEventListener('abort', stop);
    call.send(body);
  });
