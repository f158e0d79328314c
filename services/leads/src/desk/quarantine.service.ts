import type { Quarantine, Submission } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AlertRepository } from '../delivery/alerts/alert.repository';
import { queueThankYous } from '../delivery/thank-you/thank-you-email';
import { LeadList } from '../inbox/search/lead-list';
import { LeadEntity } from '../leads/lead.entity';
import { missingLead } from '../leads/lead.repository';
import { LeadChanges } from '../leads/lead-changes';
import { LeadAccess } from '../team/lead-settings/lead-access';

/** Why a lead is in quarantine; null for one that is not. */
export const quarantineOf = ({ quarantinedAt, deletion, spam }: LeadEntity): Quarantine | null =>
  quarantinedAt && deletion && { ...deletion, points: spam?.points ?? 0, reasons: spam?.reasons ?? [] };

/** What staff do with leads that look like spam. */
@Injectable()
export class QuarantineService {
  constructor(
    private readonly database: DataSource,
    private readonly list: LeadList,
    private readonly changes: LeadChanges,
    private readonly alerts: AlertRepository,
    private readonly access: LeadAccess,
  ) {}

  /** The leads in quarantine, the last one first. */
  async page(query: { limit: number; cursor?: string | undefined }, user: SignedIn) {
    const scope = await this.access.filterFor({}, user);
    const page = await this.list.page({ ...query, ...scope, quarantined: true });
    const ids = page.submissions.map(({ id }) => id);
    const found = await this.database.manager.findBy(LeadEntity, { id: In(ids) });
    const quarantines = new Map(found.map((lead) => [lead.id, quarantineOf(lead)]));
    const submissions = page.submissions.flatMap((lead) => {
      const quarantine = quarantines.get(lead.id);
      return quarantine ? [{ ...lead, quarantine }] : [];
    });
    return { ...page, submissions };
  }

  /** Brings a lead back; its alerts are sent within seconds, unless they were sent before. */
  markNotSpam(id: string, user: SignedIn): Promise<Submission> {
    return this.changes.within(id, user, async (manager, lead) => {
      if (!lead.deletedAt) return;
      if (!lead.quarantinedAt) throw missingLead(lead);
      await this.changes.change(manager, [lead], { notSpam: () => null }, { actor: user });
      await this.tellOf(manager, [id]);
    });
  }

  markSpam(id: string, user: SignedIn): Promise<Submission> {
    return this.changes.within(id, user, async (manager, lead) => {
      if (lead.quarantinedAt) return;
      if (lead.deletedAt) throw missingLead(lead);
      await this.changes.change(manager, [lead], { spam: () => null }, { actor: user });
    });
  }

  /** Leads that were just brought back are as good as new: staff and senders hear of them. */
  async tellOf(manager: EntityManager, ids: string[]): Promise<void> {
    await this.alerts.open(manager, ids, await this.alerts.recipients(manager));
    await queueThankYous(manager, ids);
  }
}
