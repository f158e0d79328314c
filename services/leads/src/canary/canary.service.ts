import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, canaryHeader, enquiryReceiptSchema, wireErrorSchema } from '@golghar/contracts';
import { retry } from '@golghar/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { hashCanaryToken } from './canary';
import { CanaryRepository } from './canary.repository';

type Settings = Pick<WorkerSettings, 'CANARY_HOURS' | 'CANARY_URL' | 'PUBLIC_URL'>;

/** How long the mail server may take to accept the alert. */
type CanaryLimits = { mailTimeoutMs: number; pollIntervalMs: number };

const defaultLimits: CanaryLimits = { mailTimeoutMs: 10 * 60_000, pollIntervalMs: 1000 };

const gatewayTimeoutMs = 20_000;

/** Does something with the database also when it restarts just then. */
const withRetries = <T>(work: () => Promise<T>): Promise<T> => retry(work, { times: 15, pauseMs: 1000 });

/** What a refusal says to people; a gateway's own page is shown as it is. */
const refusalOf = (answer: string): string => {
  try {
    return wireErrorSchema.parse(JSON.parse(answer)).message;
  } catch {
    return answer.slice(0, 200);
  }
};

/** What a failed request says is in its cause. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return [message ?? String(error), cause?.message].filter(Boolean).join(': ');
};

/** Sends the product an enquiry through its own front door and follows it to the mail server's answer. */
@Injectable()
export class CanaryService {
  private readonly logger = new Logger(CanaryService.name);
  private isStopping = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: Settings,
    private readonly canaries: CanaryRepository,
  ) {}

  /** What is on its way is given up without a verdict. */
  stop(): void {
    this.isStopping = true;
  }

  /** Runs when it is time, whichever of the workers is first; true when this one did. */
  async runWhenDue(limits = defaultLimits): Promise<boolean> {
    const token = randomBytes(32).toString('base64url');
    const id = await this.begin(token, limits);
    if (!id) return false;
    const failure = await this.follow(id, token, limits).catch(reasonOf);
    await withRetries(() => this.finish(id, failure));
    return true;
  }

  private begin(token: string, { mailTimeoutMs }: CanaryLimits): Promise<string | undefined> {
    return this.database.transaction(async (manager) => {
      await this.canaries.lock(manager);
      const abandoned = await this.canaries.removeAbandoned(manager, (mailTimeoutMs + 5 * 60_000) / 1000);
      for (const leadId of abandoned) await this.canaries.eraseLead(manager, leadId);
      if (!(await this.canaries.isDue(manager, this.settings.CANARY_HOURS * 3600))) return undefined;
      return this.canaries.add(manager, hashCanaryToken(token));
    });
  }

  /** Undefined when the mail server took the alert; otherwise where it got stuck. */
  private async follow(id: string, token: string, limits: CanaryLimits): Promise<string | undefined> {
    const sent = await this.submit(token);
    if ('failure' in sent) return sent.failure;
    await withRetries(() => this.canaries.setLead(id, sent.leadId));
    for (const end = Date.now() + limits.mailTimeoutMs; ; await sleep(limits.pollIntervalMs)) {
      const alert = await withRetries(() => this.canaries.findAlert(sent.leadId));
      if (alert?.state === 'sent') return undefined;
      if (alert?.state === 'failed') return `The mail server rejected the alert: ${alert.smtpResponse}`;
      if (this.isStopping || Date.now() > end)
        return alert
          ? `The mail server has not accepted the alert: ${alert.smtpResponse ?? 'it did not answer'}`
          : 'The enquiry was stored, but no alert was made of it: the worker is behind.';
    }
  }

  private async submit(token: string): Promise<{ leadId: string } | { failure: string }> {
    const address = `${this.settings.CANARY_URL ?? this.settings.PUBLIC_URL}${api.submitEnquiry.path}`;
    try {
      const answer = await fetch(address, {
        method: api.submitEnquiry.method,
        redirect: 'error',
        signal: AbortSignal.timeout(gatewayTimeoutMs),
        headers: { 'content-type': 'application/json', [canaryHeader]: token },
        body: JSON.stringify({
          name: 'Canary, no customer',
          email: 'canary@golghar.invalid',
          phone: '+91 98350 00000',
          city: '',
          service: 'seo',
          message: 'The product sent itself this enquiry to see that one arrives. There is nothing to do.',
        }),
      });
      const text = await answer.text();
      if (answer.status !== api.submitEnquiry.status)
        return { failure: `The gateway answered ${answer.status}: ${refusalOf(text)}` };
      return { leadId: enquiryReceiptSchema.parse(JSON.parse(text)).id };
    } catch (error) {
      return { failure: `${address} could not be reached: ${reasonOf(error)}` };
    }
  }

  /** Writes down what came of a run and erases its lead with all that belongs to it. */
  private async finish(id: string, failure: string | undefined): Promise<void> {
    await this.database.transaction(async (manager) => {
      const run = await this.canaries.find(manager, id);
      // Another worker took it for abandoned.
      if (!run) return;
      if (this.isStopping && failure) await this.canaries.remove(manager, id);
      else await this.canaries.finish(manager, id, failure);
      if (run.leadId) await this.canaries.eraseLead(manager, run.leadId);
    });
    if (failure && !this.isStopping) this.logger.error(`canary failed: ${failure}`);
  }
}
