import type { api, ResponseOf, Submission } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AlertRepository } from '../../delivery/alerts/alert.repository';
import { queueThankYous } from '../../delivery/thank-you/thank-you-email';
import { cursorOf, encodeCursor } from '../../inbox/search/cursor';
import { missingLead } from '../../leads/deletion';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository, type LockedLead } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { QuarantineRepository } from './quarantine.repository';

/** What staff do with leads that look like spam. */
@Injectable()
export class QuarantineService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly quarantine: QuarantineRepository,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly alerts: AlertRepository,
    private readonly access: LeadAccess,
  ) {}

  async page(
    { limit, cursor }: { limit: number; cursor?: string | undefined },
    user: SignedIn,
  ): Promise<ResponseOf<typeof api.listQuarantine>> {
    const after = cursorOf(cursor);
    const visibleTo = await this.access.limitOf(user);
    // One more than the page tells whether there is another.
    const [found, { count, isExact }] = await Promise.all([
      this.quarantine.find(after, limit + 1, visibleTo),
      this.quarantine.count(visibleTo),
    ]);
    const submissions = found.slice(0, limit);
    const last = found.length > limit ? submissions.at(-1) : undefined;
    const before = (after?.before ?? 0) + submissions.length;
    const nextCursor = last ? encodeCursor({ at: last.quarantine.at, id: last.id, before, part: 0 }) : null;
    return { submissions, total: count, isTotalExact: isExact, nextCursor };
  }

  /** Brings a lead back; its alerts are sent within seconds, unless they were sent before. */
  markNotSpam(id: string, user: SignedIn): Promise<Submission> {
    return this.change(id, user, async (manager, lead) => {
      if (!lead.deletion) return;
      if (!lead.isQuarantined) throw missingLead(lead.deletion);
      await this.changes.change(manager, 'notSpam', [lead], () => null, { actor: user });
      await this.tellOf(manager, [id]);
    });
  }

  markSpam(id: string, user: SignedIn): Promise<Submission> {
    return this.change(id, user, async (manager, lead) => {
      if (lead.isQuarantined) return;
      if (lead.deletion) throw missingLead(lead.deletion);
      await this.changes.change(manager, 'spam', [lead], () => null, { actor: user });
    });
  }

  /** Leads that were just brought back are as good as new: staff and senders hear of them. */
  async tellOf(manager: EntityManager, ids: string[]): Promise<void> {
    await this.alerts.open(manager, ids, await this.alerts.recipients(manager));
    await queueThankYous(manager, ids);
  }

  private change(
    id: string,
    user: SignedIn,
    work: (manager: EntityManager, lead: LockedLead) => Promise<void>,
  ): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, id, user);
      if (!lead) throw new AppError('not_found');
      await work(manager, lead);
      const changed = await this.leads.read(manager, id);
      if (changed.version !== lead.version) await announceChange(manager, user.id, lead);
      return changed;
    });
  }
}
