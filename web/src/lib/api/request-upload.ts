import type { Endpoint, ResponseOf } from '@golghar/contracts';
import { ApiError } from './api-error';
import { type AnyInput, callOf, type Input, timeoutMs } from './request';

/**
 * Like {@link request}, but reports which share of the body has been sent, which fetch can't. A slow connection may take as long
 * as it needs, as long as there is progress.
 * @throws ApiError if the response is not a success; TypeError or DOMException if there was none
 */
export const requestUpload = <E extends Endpoint>(
  endpoint: E,
  { signal, ...input }: Input<E>,
  onProgress: (share: number) => void,
): Promise<ResponseOf<E>> =>
  new Promise((resolve, reject) => {
    const { address, headers, body } = callOf(endpoint, input as AnyInput);
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
