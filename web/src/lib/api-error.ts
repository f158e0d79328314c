import type { ErrorCode, WireError } from '@golghar/contracts';

/** An answer that is not a success. Its message is the status code, a colon, a space and the body's text. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** What the services say; undefined when the answer came from something else. */
  readonly wire: WireError | undefined;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.wire = readWireError(body);
    this.retryAfter = Number(response.headers.get('retry-after')) || undefined;
  }

  get code(): ErrorCode | undefined {
    return this.wire?.code;
  }
}

function readWireError(body: string): WireError | undefined {
  try {
    const error: unknown = JSON.parse(body);
    const isOurs = typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
    return isOurs ? (error as WireError) : undefined;
  } catch {
    return undefined;
  }
}
