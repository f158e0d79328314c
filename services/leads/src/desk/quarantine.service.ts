import type { api, QueryOf, Submission } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { findAlertRecipients, queueAlerts } from '../delivery/alerts/alerts';
import { queueThankYous } from '../delivery/thank-you/thank-you-email';
import { LeadList } from '../inbox/search/lead-list';
import { LeadEntity } from '../leads/lead.entity';
import { LeadRepository, missingLead } from '../leads/lead.repository';
import { LeadChanges } from '../leads/lead-changes';
import { LeadAccess } from '../team/lead-settings/lead-access';
import { quarantineOf } from './lead-detail.service';

/** What staff do with leads that look like spam. */
@Injectable()
export class QuarantineService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly list: LeadList,
    private readonly changes: LeadChanges,
    private readonly access: LeadAccess,
  ) {}

  /** The leads in quarantine, the last one first. */
  async page(query: QueryOf<typeof api.listQuarantine>, user: SignedIn) {
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
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, id, user);
      if (lead.deletedAt) {
        if (!lead.quarantinedAt) throw missingLead(lead);
        await this.changes.change(manager, [lead], { notSpam: () => null }, { actor: user });
        await this.tellOf(manager, [id]);
      }
      return this.leads.read(manager, id);
    });
  }

  markSpam(id: string, user: SignedIn): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, id, user);
      if (!lead.quarantinedAt) {
        if (lead.deletedAt) throw missingLead(lead);
        await this.changes.change(manager, [lead], { spam: () => null }, { actor: user });
      }
      return this.leads.read(manager, id);
    });
  }

  /** Leads that were just brought back are as good as new: staff and senders hear of them. */
  async tellOf(manager: EntityManager, ids: string[]): Promise<void> {
    await queueAlerts(manager, ids, await findAlertRecipients(manager));
    await queueThankYous(manager, ids);
  }
}
