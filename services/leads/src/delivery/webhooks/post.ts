import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { agency, keptResponseLength } from '@golghar/contracts';
import { isPrivateHost, PrivateAddressError, publicLookup } from './public-address';

/** What an endpoint answered, or why there was no answer. */
export type PostOutcome = { status: number | null; response: string };

export type PostOptions = {
  /** Lets private addresses and plain HTTP through: for trials and tests. */
  allowPrivate: boolean;
  timeoutMs?: number;
};

/** From the look-up of the name to the last byte that is read. */
const defaultTimeoutMs = 10_000;

const textOf = (parts: readonly Buffer[]): string =>
  Buffer.concat(parts)
    .toString('utf8')
    // Postgres refuses NUL, and nobody reads the others.
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .slice(0, keptResponseLength);

/** Some errors of connections say nothing but their code; others name the address that a name led to, which is ours to know. */
const reasonOf = (error: unknown): string => {
  const { message, code, address } = error as NodeJS.ErrnoException & { address?: string };
  return (address ? code : message) || code || String(error);
};

/** Posts JSON to an address of the public internet; follows no redirect and never throws. */
export async function post(
  address: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  { allowPrivate, timeoutMs = defaultTimeoutMs }: PostOptions,
): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const url = new URL(address);
    if (!allowPrivate && url.protocol !== 'https:') throw new Error('The address must begin with https://');
    if (!allowPrivate && isPrivateHost(url.hostname)) throw new PrivateAddressError(url.hostname);
    return await send(url, body, headers, {
      signal,
      ...(!allowPrivate && { lookup: publicLookup }),
    });
  } catch (error) {
    const reason = signal.aborted ? 'There was no answer in time.' : reasonOf(error);
    return { status: null, response: reason.slice(0, keptResponseLength) };
  }
}

function send(
  url: URL,
  body: string,
  headers: Record<string, string>,
  options: { signal: AbortSignal; lookup?: typeof publicLookup },
): Promise<PostOutcome> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      ...options,
      method: 'POST',
      // A connection of its own: one that is kept open would not be looked up anew.
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `${agency.name}-Webhooks/1`,
        ...headers,
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      const parts: Buffer[] = [];
      let length = 0;
      const finish = () => {
        resolve({ status: answer.statusCode ?? null, response: textOf(parts) });
        outgoing.destroy();
      };
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        // Enough is known; the rest may never end.
        if (length >= keptResponseLength * 4) finish();
      });
      answer.on('end', finish);
      answer.on('error', reject);
    });
    outgoing.end(body);
  });
}
