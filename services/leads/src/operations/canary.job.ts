import { randomBytes } from 'node:crypto';
import { api, canaryHeader, wireErrorSchema } from '@golghar/contracts';
import { persist, type ScheduledJob, SETTINGS, sha256 } from '@golghar/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { CanaryRunEntity, canaryActor, isWithin } from '../intake/canary-run.entity';
import { DeliveryEntity } from '../leads/delivery.entity';
import { LeadEntity } from '../leads/lead.entity';
import type { WorkerSettings } from '../settings';

type Settings = Pick<WorkerSettings, 'CANARY_HOURS' | 'CANARY_URL' | 'PUBLIC_URL'>;

/** How long the mail server may take to accept the alert. */
const mailTimeoutMs = 10 * 60_000;

/** If nobody looked at a run for this long after that, it says nothing: all workers were stopped. */
const graceMs = 5 * 60_000;

/** After a start the rest of the product may not be up yet. */
const firstRunDelayMs = 10 * 60_000;

const gatewayTimeoutMs = 20_000;

/** The error's message for people; a gateway's own page is shown as it is. */
const refusalOf = (answer: string): string => {
  try {
    return wireErrorSchema.parse(JSON.parse(answer)).message;
  } catch {
    return answer.slice(0, 200);
  }
};

/** The reason of a failed request is in its cause. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return [message ?? String(error), cause?.message].filter(Boolean).join(': ');
};

/** Why the mail server does not have an enquiry's alert yet; null if it does. */
function failureOf(alert: DeliveryEntity | null): string | null {
  if (!alert) return 'The enquiry was stored, but no alert was made of it: the worker is behind.';
  if (alert.state === 'sent') return null;
  if (alert.state === 'failed') return `The mail server rejected the alert: ${alert.lastAnswer}`;
  return `The mail server has not accepted the alert: ${alert.lastAnswer ?? 'it did not answer'}`;
}

/** Sends the product an enquiry through its own front door, and checks the mail server's response to its alert. */
@Injectable()
export class CanaryJob implements ScheduledJob {
  readonly name = 'canary';
  readonly schedule = '*/5 * * * * *';
  private readonly logger = new Logger(CanaryJob.name);
  private readonly firstRunAt = Date.now() + firstRunDelayMs;

  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async run(): Promise<void> {
    if (this.settings.CANARY_HOURS === 0) return;
    await this.settle();
    if (Date.now() > this.firstRunAt) await this.sendWhenDue();
  }

  /** Sends an enquiry when it is due, from whichever worker is first; true if this one did. */
  async sendWhenDue(): Promise<boolean> {
    const token = randomBytes(32).toString('base64url');
    const id = await this.begin(token);
    if (!id) return false;
    const sent = await this.submit(token).then(
      (leadId) => ({ leadId }),
      (error: unknown) => this.verdict(reasonOf(error)),
    );
    // Nobody else knows of the lead.
    await persist(() => this.database.manager.update(CanaryRunEntity, { id }, sent));
    return true;
  }

  /** Records the outcome of an enquiry once it is known, and erases its lead with everything that belongs to it. */
  async settle(timeoutMs = mailTimeoutMs): Promise<void> {
    await this.database.transaction(async (manager) => {
      const run = await manager.findOne(CanaryRunEntity, {
        where: { state: 'running' },
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (!run) return;
      const { id, leadId } = run;
      const overdueMs = Date.now() - run.startedAt.getTime() - timeoutMs;
      if (!leadId) {
        // Its worker ended before it knew of a lead.
        if (overdueMs > 0) await manager.remove(run);
        return;
      }
      const where = { leadId, kind: 'alert' };
      const alert = await manager.findOne(DeliveryEntity, { where, order: { id: 'ASC' } });
      const isDecided = alert?.state === 'sent' || alert?.state === 'failed';
      if (!isDecided && overdueMs < 0) return;
      if (!isDecided && overdueMs > graceMs) await manager.remove(run);
      else await manager.update(CanaryRunEntity, { id }, this.verdict(failureOf(alert), alert?.sentAt));
      // Before the lead itself, so that no worker takes it for one that somebody else erased.
      await manager.delete(DeliveryEntity, { kind: 'arrival', subjectId: leadId });
      // Its alert is deleted with it; a person's lead cannot match.
      await manager.delete(LeadEntity, { id: leadId, deletedById: canaryActor.id });
    });
  }

  private verdict(failure: string | null, finishedAt?: Date | null) {
    if (failure) this.logger.error(`canary failed: ${failure}`);
    const state = failure ? ('failed' as const) : ('passed' as const);
    return { state, failure, tokenHash: null, finishedAt: finishedAt ?? new Date() };
  }

  private begin(token: string): Promise<string | undefined> {
    return this.database.transaction(async (manager) => {
      // So that only one worker begins a run.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('canary'))`);
      const startedAt = isWithin(this.settings.CANARY_HOURS * 3600);
      if (await manager.existsBy(CanaryRunEntity, { startedAt })) return undefined;
      const id = uuid();
      await manager.insert(CanaryRunEntity, { id, tokenHash: sha256(token) });
      return id;
    });
  }

  /** Sends the enquiry as a visitor does; returns its lead's id. */
  private async submit(token: string): Promise<string> {
    const address = `${this.settings.CANARY_URL ?? this.settings.PUBLIC_URL}${api.submitEnquiry.path}`;
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
    }).catch((error: unknown) => {
      throw new Error(`${address} could not be reached: ${reasonOf(error)}`);
    });
    const text = await answer.text();
    if (answer.status !== api.submitEnquiry.status)
      throw new Error(`The gateway answered ${answer.status}: ${refusalOf(text)}`);
    return api.submitEnquiry.response.parse(JSON.parse(text)).id;
  }
}
