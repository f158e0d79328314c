import type { Endpoint } from '@golghar/contracts';
import { type AnyInput, type Input, type InputArgument, open } from './request';

/** Only a success without a body has none: `open` throws for everything else. */
const bodyOf = (response: Response) => response.body ?? new Blob().stream();

/**
 * Calls an operation that returns lines and yields them in batches as they arrive.
 * @throws ApiError if the response is not a success; TypeError if it breaks off
 */
export function requestLines<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): AsyncGenerator<string[]>;
export async function* requestLines(endpoint: Endpoint, input: AnyInput = {}): AsyncGenerator<string[]> {
  const reader = bodyOf(await open(endpoint, input))
    .pipeThrough(new TextDecoderStream())
    .getReader();
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
 * Calls an operation that returns a file, and reports how many bytes have arrived.
 * @throws ApiError if the response is not a success; TypeError if it breaks off
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
  return new Response(bodyOf(response).pipeThrough(counting), { headers: response.headers }).blob();
}
