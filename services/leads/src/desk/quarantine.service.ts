import type { Submission } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findAlertRecipients, queueAlerts } from '../delivery/alerts/alerts';
import { queueThankYous } from '../delivery/thank-you/thank-you-email';
import type { LeadEntity } from '../leads/lead.entity';
import { LeadRepository, missingLead } from '../leads/lead.repository';
import { LeadChanges } from '../leads/lead-changes';

/** Leads that were just brought back are as good as new: staff and senders hear of them, unless they did before. */
export async function announceReturned(manager: EntityManager, leads: readonly LeadEntity[]): Promise<void> {
  await queueAlerts(manager, leads, await findAlertRecipients(manager));
  await queueThankYous(manager, leads);
}

/** What staff say of leads that look like spam, or don't. */
@Injectable()
export class QuarantineService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  /** Sets a lead aside as spam, or brings it back; what is so already stays. */
  mark(id: string, kind: 'spam' | 'notSpam', user: SignedIn): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, id, user);
      const isSpam = lead.quarantinedAt !== null;
      if (lead.deletedAt && !isSpam) throw missingLead(lead);
      if (isSpam !== (kind === 'spam')) {
        await this.changes.change(manager, [lead], { [kind]: () => null }, { actor: user });
        if (isSpam) await announceReturned(manager, [lead]);
      }
      return this.leads.read(manager, id);
    });
  }
}
