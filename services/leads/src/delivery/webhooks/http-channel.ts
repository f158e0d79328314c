import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { agency, keptResponseLength, maxWebhooks } from '@golghar/contracts';
import { SETTINGS } from '@golghar/platform';
import type { Channel, Delivery, Outcome } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { WebhookEntity } from '../../leads/webhook.entity';
import type { WorkerSettings } from '../../settings';
import { isPrivateHost, privateAddressError, publicLookup } from './public-address';

export type HttpCall = {
  url: string;
  body: string;
  /** Computed when it is sent. */
  headers: () => Record<string, string>;
};

export function readAnswer(answer: string): { status: number | null; text: string } {
  const [, status, text] = /^(\d{3}) (.*)$/s.exec(answer) ?? [];
  return status ? { status: Number(status), text: text ?? '' } : { status: null, text: answer };
}

/** The beginning of a response: the rest may never end. */
async function readStart(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) {
    text += part;
    if (text.length >= keptResponseLength) break;
  }
  // Postgres refuses NUL, and nobody reads the others.
  return text.replace(/[^\P{Cc}\t\n]/gu, ' ').slice(0, keptResponseLength);
}

/** Some connection errors have only a code; others name the address a name resolved to, which must not be revealed. */
const reasonOf = (error: unknown): string => {
  const { message, code, address } = error as NodeJS.ErrnoException & { address?: string };
  return (address ? code : message) || code || String(error);
};

const perHost = 4;

/** Posts to the endpoints of webhooks; follows no redirect. */
@Injectable()
export class HttpChannel implements Channel<HttpCall> {
  readonly name = 'http';
  readonly step = 'hand over to the endpoint';
  readonly concurrency = perHost * maxWebhooks;
  readonly perHost = perHost;
  readonly claimedPerHost = perHost;

  timeoutMs = 10_000;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<WorkerSettings, 'WEBHOOKS_ALLOW_PRIVATE'>) {}

  async findPaused(manager: EntityManager): Promise<string[]> {
    const where = { pausedAt: Not(IsNull()) };
    return (await manager.find(WebhookEntity, { select: { id: true }, where })).map(({ id }) => id);
  }

  async send(_: Delivery, call: HttpCall): Promise<Outcome> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const answer = await this.post(call, signal);
      const { statusCode: status = 0 } = answer;
      const kind = status >= 200 && status < 300 ? 'sent' : 'deferred';
      return { kind, answer: `${status} ${await readStart(answer)}` };
    } catch (error) {
      const reason = signal.aborted ? 'There was no answer in time.' : reasonOf(error);
      return { kind: 'deferred', answer: reason.slice(0, keptResponseLength) };
    }
  }

  private async post(
    { url: address, body, headers }: HttpCall,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const url = new URL(address);
    const isOpen = this.settings.WEBHOOKS_ALLOW_PRIVATE;
    if (!isOpen && url.protocol !== 'https:') throw new Error('The address must begin with https://');
    if (!isOpen && isPrivateHost(url.hostname)) throw privateAddressError(url.hostname);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const outgoing = request(url, {
      signal,
      ...(!isOpen && { lookup: publicLookup }),
      method: 'POST',
      // A connection of its own: a reused one would not be resolved again.
      agent: false,
      headers: {
        'content-type': 'application/json',
        'user-agent': `${agency.name}-Webhooks/1`,
        ...headers(),
      },
    });
    // Whoever waits for the response gets an error; a later one also ends the response.
    outgoing.on('error', () => undefined);
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return answer;
  }
}
