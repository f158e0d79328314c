import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, canaryHeader, wireErrorSchema } from '@golghar/contracts';
import { retry, type ScheduledJob } from '@golghar/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { OutboxEntity } from '../delivery/arrival/outbox.entity';
import { CanaryRunEntity, canaryActor } from '../intake/canary/canary-run.entity';
import { hashCanaryToken, isWithin } from '../intake/canary/claim-canary';
import { DeliveryEntity } from '../leads/delivery.entity';
import { LeadEntity } from '../leads/lead.entity';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';

type Settings = Pick<WorkerSettings, 'CANARY_HOURS' | 'CANARY_URL' | 'PUBLIC_URL'>;

/** How long the mail server may take to accept the alert. */
type CanaryLimits = { mailTimeoutMs: number; pollIntervalMs: number };

const defaultLimits: CanaryLimits = { mailTimeoutMs: 10 * 60_000, pollIntervalMs: 1000 };

/** After a start the rest of the product may not be there yet. */
const firstRunDelayMs = 10 * 60_000;

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
export class CanaryJob implements ScheduledJob {
  readonly name = 'canary';
  readonly schedule = '0 * * * * *';
  private readonly logger = new Logger(CanaryJob.name);
  private readonly firstRunAt = Date.now() + firstRunDelayMs;

  constructor(
    private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: Settings,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    if (this.settings.CANARY_HOURS === 0 || Date.now() < this.firstRunAt) return;
    await this.runWhenDue(defaultLimits, signal);
  }

  /**
   * Runs when it is time, whichever of the workers is first; true when this one did.
   * @param signal what is on its way then is given up without a verdict
   */
  async runWhenDue(limits: CanaryLimits, signal?: AbortSignal): Promise<boolean> {
    const token = randomBytes(32).toString('base64url');
    const id = await this.begin(token, limits);
    if (!id) return false;
    const failure = await this.follow(id, token, limits, signal).then(() => null, reasonOf);
    const isGivenUp = failure !== null && signal?.aborted === true;
    await withRetries(() => this.finish(id, failure, isGivenUp));
    if (failure && !isGivenUp) this.logger.error(`canary failed: ${failure}`);
    return true;
  }

  private begin(token: string, { mailTimeoutMs }: CanaryLimits): Promise<string | undefined> {
    return this.database.transaction(async (manager) => {
      // So that one of many workers begins a run.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('canary'))`);
      // Runs that their worker left behind say nothing.
      const abandoned = await manager.findBy(CanaryRunEntity, {
        state: 'running',
        startedAt: Not(isWithin(mailTimeoutMs / 1000 + 5 * 60)),
      });
      await manager.remove(abandoned);
      for (const { leadId } of abandoned) await this.eraseLead(manager, leadId);
      const startedAt = isWithin(this.settings.CANARY_HOURS * 3600);
      if (await manager.existsBy(CanaryRunEntity, { startedAt })) return undefined;
      const id = uuid();
      await manager.insert(CanaryRunEntity, { id, tokenHash: hashCanaryToken(token) });
      return id;
    });
  }

  /** @throws Error unless the mail server took the alert; it says where the enquiry got stuck */
  private async follow(id: string, token: string, limits: CanaryLimits, signal?: AbortSignal) {
    const leadId = await this.submit(token);
    await withRetries(() => this.database.manager.update(CanaryRunEntity, { id }, { leadId }));
    for (const end = Date.now() + limits.mailTimeoutMs; ; await sleep(limits.pollIntervalMs)) {
      const alert = await withRetries(() =>
        this.database.manager.findOne(DeliveryEntity, {
          where: { leadId, kind: 'alert' },
          order: { id: 'ASC' },
        }),
      );
      if (alert?.state === 'sent') return;
      if (alert?.state === 'failed')
        throw new Error(`The mail server rejected the alert: ${alert.lastAnswer}`);
      if (signal?.aborted || Date.now() > end)
        throw new Error(
          alert
            ? `The mail server has not accepted the alert: ${alert.lastAnswer ?? 'it did not answer'}`
            : 'The enquiry was stored, but no alert was made of it: the worker is behind.',
        );
    }
  }

  /** Sends the enquiry as a visitor does; answers its lead's id. */
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

  /** Writes down what came of a run, unless it was given up, and erases its lead. */
  private async finish(id: string, failure: string | null, isGivenUp: boolean): Promise<void> {
    await this.database.transaction(async (manager) => {
      const run = await manager.findOneBy(CanaryRunEntity, { id });
      // Another worker took it for abandoned.
      if (!run) return;
      if (isGivenUp) await manager.remove(run);
      else {
        const state = failure ? 'failed' : 'passed';
        const finishedAt = () => 'clock_timestamp()';
        await manager.update(CanaryRunEntity, { id }, { state, failure, tokenHash: null, finishedAt });
      }
      await this.eraseLead(manager, run.leadId);
    });
  }

  /** Erases a run's lead with all that belongs to it. */
  private async eraseLead(manager: EntityManager, leadId: string | null): Promise<void> {
    if (!leadId) return;
    // Before the lead itself, so that no relay takes it for one that somebody else erased.
    await manager.delete(OutboxEntity, { leadId });
    // It goes with its alert; a person's lead is out of reach.
    await manager.delete(LeadEntity, { id: leadId, deletedById: canaryActor.id });
  }
}
