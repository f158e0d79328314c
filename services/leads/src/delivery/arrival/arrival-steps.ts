import { Inject, Injectable, Logger } from '@nestjs/common';
import { Any, type EntityManager } from 'typeorm';
import { canaryActor } from '../../intake/canary/canary-run.entity';
import { record } from '../../leads/activity/record-activities';
import { LeadEntity } from '../../leads/lead.entity';
import { tryLink } from '../../leads/people-links/person-links';
import { tellWebhooks } from '../../leads/webhook-calls';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { findAlertRecipients, queueAlerts } from '../alerts/alerts';
import { AssignmentService } from '../assignment/assignment.service';
import { SpamReview } from '../spam-review/spam-review';
import { queueThankYous } from '../thank-you/thank-you-email';

/** New leads on their way through the steps. */
export type Arrival = {
  /** Of people. */
  leadIds: string[];
  /** Those that are no spam, as far as it is known. */
  wantedIds: string[];
  /** The product's own: nobody but the operator is told, and nothing counts them. */
  canaryIds: string[];
  /** From where they came, as far as it is known. */
  networkHashes: ReadonlyMap<string, Buffer | null>;
};

type Step = {
  /** What is logged where it fails; without it, nothing of the batch is done. */
  failure?: string;
  run: (arrival: Arrival, manager: EntityManager) => Promise<unknown>;
};

const without = (ids: readonly string[], taken: ReadonlySet<string>) => ids.filter((id) => !taken.has(id));

/** What a new lead sets off, in this order. */
@Injectable()
export class ArrivalSteps {
  private readonly logger = new Logger(ArrivalSteps.name);

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly spamReview: SpamReview,
    private readonly assignment: AssignmentService,
  ) {}

  private readonly steps: readonly Step[] = [
    {
      failure: 'failed to look for canaries',
      run: async (arrival, manager) => {
        const where = { id: Any(arrival.leadIds), deletedById: canaryActor.id };
        const found = await manager.find(LeadEntity, { select: { id: true }, where });
        arrival.canaryIds = found.map(({ id }) => id);
        arrival.leadIds = without(arrival.leadIds, new Set(arrival.canaryIds));
        arrival.wantedIds = arrival.leadIds;
      },
    },
    {
      failure: 'failed to record that leads came',
      run: async ({ leadIds }, manager) => {
        const select = { id: true, reference: true } as const;
        const leads = await manager.find(LeadEntity, { select, where: { id: Any(leadIds) } });
        await record(manager, 'received', leads, { actor: null });
      },
    },
    {
      failure: 'failed to review leads for spam; none is quarantined',
      run: async (arrival, manager) => {
        const spam = await this.spamReview.quarantineLeads(manager, arrival.leadIds);
        arrival.wantedIds = without(arrival.leadIds, spam);
      },
    },
    {
      // So that an alert can tell which enquiry of the person it is, spam or not.
      failure: 'failed to link enquiries to people; the scan will retry',
      run: ({ leadIds }, manager) => tryLink(manager, leadIds),
    },
    {
      failure: 'failed to assign leads',
      run: ({ wantedIds }, manager) => this.assignment.assign(manager, wantedIds),
    },
    {
      failure: 'failed to queue calls of webhooks',
      run: ({ wantedIds }, manager) => tellWebhooks(manager, 'lead.created', wantedIds),
    },
    {
      failure: 'failed to queue thank-you e-mails',
      run: ({ wantedIds, networkHashes }, manager) => queueThankYous(manager, wantedIds, networkHashes),
    },
    {
      run: async ({ wantedIds, canaryIds }, manager) => {
        const { ALERT_TO, CANARY_TO = ALERT_TO } = this.settings;
        const staff = await findAlertRecipients(manager);
        const readers = staff.length > 0 ? staff : [{ email: ALERT_TO, name: '' }];
        await queueAlerts(manager, wantedIds, readers);
        await queueAlerts(manager, canaryIds, [{ email: CANARY_TO, name: '' }]);
      },
    },
  ];

  /** Takes new leads through all steps. What fails within one must not hold up an alert: each has a savepoint of its own. */
  async run(arrival: Arrival, manager: EntityManager): Promise<void> {
    for (const { failure, run } of this.steps) {
      const attempt = manager.transaction((inner) => run(arrival, inner));
      await (failure ? attempt.catch((err) => this.logger.warn({ err }, failure)) : attempt);
    }
  }
}
