import type { QuarantineList, Submission } from '@golghar/contracts';
import { type Actor, AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AlertRepository } from '../../delivery/alerts/alert.repository';
import { ThankYouEmails } from '../../delivery/thank-you/thank-you-emails';
import { encodeCursor } from '../../inbox/search/cursor';
import { cursorOf } from '../../inbox/search/lead-list';
import { missingLead } from '../../leads/deletion';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository, type LockedLead } from '../../leads/lead.repository';
import { recordOwnChange } from '../../leads/own-changes/record-own-change';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { QuarantineRepository } from './quarantine.repository';

/** What staff do with leads that look like spam. */
@Injectable()
export class QuarantineService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly quarantine: QuarantineRepository,
    private readonly leads: LeadRepository,
    private readonly alerts: AlertRepository,
    private readonly access: LeadAccess,
    private readonly thankYous: ThankYouEmails,
  ) {}

  async page(
    { limit, cursor }: { limit: number; cursor?: string | undefined },
    user: SignedIn,
  ): Promise<QuarantineList> {
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

  /** Brings a lead back; the sweep sends its alerts within seconds, unless they were sent before. */
  markNotSpam(id: string, user: SignedIn): Promise<Submission> {
    return this.change(id, user, async (manager, lead) => {
      if (!lead.deletion) return false;
      if (!lead.isQuarantined) throw missingLead(lead.deletion);
      await this.bringBack(manager, lead, user);
      return true;
    });
  }

  markSpam(id: string, user: SignedIn): Promise<Submission> {
    return this.change(id, user, async (manager, lead) => {
      if (lead.isQuarantined) return false;
      if (lead.deletion) throw missingLead(lead.deletion);
      await this.quarantineLead(manager, lead, user);
      return true;
    });
  }

  /** Brings a locked lead back, within a transaction. */
  async bringBack(manager: EntityManager, lead: LockedLead, actor: Actor): Promise<void> {
    await this.leads.markRestored(manager, [lead.id]);
    await this.leads.moveCount(manager, undefined, lead.status);
    await this.alerts.open(manager, [lead.id], await this.alerts.recipients(manager));
    await this.thankYous.queue(manager, [lead.id]);
    await recordOwnChange(manager, { lead, kind: 'notSpam', author: actor });
    await recordAudit(manager, { actor, action: 'lead_marked_not_spam', subject: subjectOf(lead) });
  }

  /** Sets a locked lead aside, within a transaction. */
  async quarantineLead(manager: EntityManager, lead: LockedLead, actor: Actor): Promise<void> {
    await this.leads.markSpam(manager, lead.id, actor);
    await this.leads.moveCount(manager, lead.status, undefined);
    await recordOwnChange(manager, { lead, kind: 'spam', author: actor });
    await recordAudit(manager, { actor, action: 'lead_marked_spam', subject: subjectOf(lead) });
  }

  private change(
    id: string,
    user: SignedIn,
    work: (manager: EntityManager, lead: LockedLead) => Promise<boolean>,
  ): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, id, user);
      if (!lead) throw new AppError('not_found');
      if (await work(manager, lead)) await announceChange(manager, user.id, lead);
      return this.leads.read(manager, id);
    });
  }
}

const subjectOf = ({ id, reference }: LockedLead) => ({ id, name: reference });
