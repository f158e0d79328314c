import type { ErrorCode, WireError } from '@golghar/contracts';
import { readJson } from '../storage';

/** An unsuccessful response. Its message is the status code, a colon, a space and the body's text. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The services' error; undefined if the response came from something else. */
  readonly wire: WireError | undefined;
  /** The response's own message, whoever wrote it. */
  readonly serverMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    const answer: Partial<Record<keyof WireError, unknown>> = readJson(body) ?? {};
    this.status = response.status;
    this.serverMessage = typeof answer.message === 'string' && answer.message ? answer.message : undefined;
    this.wire = answer.code && this.serverMessage ? (answer as WireError) : undefined;
    this.retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  }

  get code(): ErrorCode | undefined {
    return this.wire?.code;
  }
}

export const hasCode = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** The invalid fields according to the server, if it names any. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.wire?.fields) || {};

/** Why something failed: the server's message, else the given one, else a general one. */
export const failureText = (error: unknown, otherwise?: string): string => {
  const told = (error instanceof ApiError && error.wire?.message) || otherwise;
  if (told) return told;
  if (error instanceof ApiError) return 'Please try again.';
  return navigator.onLine ? 'The site is not responding. Please try again.' : 'You seem to be offline.';
};

type Failures = { offline: string; limited: string; other: string };

const defaultRetryAfterSeconds = 60;

/** What to tell a visitor whose form could not be sent, in the language of its words. */
export function failureMessage(error: unknown, { offline, limited, other }: Failures): string {
  if (!(error instanceof ApiError)) return navigator.onLine ? other : offline;
  if (error.status !== 429) return other;
  return limited.replace('{seconds}', String(error.retryAfterSeconds ?? defaultRetryAfterSeconds));
}
