import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { agency, keptResponseLength, maxWebhooks } from '@golghar/contracts';
import type { Channel, Delivery, Outcome } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { isPrivateHost, PrivateAddressError, publicLookup } from './public-address';

/** JSON for an address of the public internet. */
export type HttpCall = {
  url: string;
  body: string;
  /** Those of the moment in which it is sent. */
  headers: () => Record<string, string>;
};

/** What an endpoint answered, or why there was no answer. */
export type HttpAnswer = { status: number | null; text: string };

const toAnswer = ({ status, text }: HttpAnswer): string => (status === null ? text : `${status} ${text}`);

/** What a delivery's answer says. */
export function readAnswer(answer: string): HttpAnswer {
  const [, status, text] = /^(\d{3}) (.*)$/s.exec(answer) ?? [];
  return status ? { status: Number(status), text: text ?? '' } : { status: null, text: answer };
}

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

const perHost = 4;

/** Posts to endpoints of others; follows no redirect. */
@Injectable()
export class HttpChannel implements Channel<HttpCall> {
  readonly name = 'http';
  readonly concurrency = perHost * maxWebhooks;
  readonly perHost = perHost;
  readonly claimedPerHost = perHost;
  readonly refillBelow = 1;

  /** From the look-up of the name to the last byte that is read. */
  timeoutMs = 10_000;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'WEBHOOKS_ALLOW_PRIVATE'>,
  ) {}

  async send(_: Delivery, call: HttpCall): Promise<Outcome> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const answer = await this.post(call, signal);
      const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
      return { kind: isTaken ? 'sent' : 'deferred', answer: toAnswer(answer) };
    } catch (error) {
      const reason = signal.aborted ? 'There was no answer in time.' : reasonOf(error);
      return { kind: 'deferred', answer: reason.slice(0, keptResponseLength) };
    }
  }

  private async post({ url: address, body, headers }: HttpCall, signal: AbortSignal): Promise<HttpAnswer> {
    const url = new URL(address);
    const isOpen = this.settings.WEBHOOKS_ALLOW_PRIVATE;
    if (!isOpen && url.protocol !== 'https:') throw new Error('The address must begin with https://');
    if (!isOpen && isPrivateHost(url.hostname)) throw new PrivateAddressError(url.hostname);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const signed = headers();
    return new Promise((resolve, reject) => {
      const outgoing = request(url, {
        signal,
        ...(!isOpen && { lookup: publicLookup }),
        method: 'POST',
        // A connection of its own: one that is kept open would not be looked up anew.
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': `${agency.name}-Webhooks/1`,
          ...signed,
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (answer) => {
        const parts: Buffer[] = [];
        let length = 0;
        const finish = () => {
          resolve({ status: answer.statusCode ?? null, text: textOf(parts) });
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
}
