import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasOwnTime } from '../../intake/enquiries/seed-time';
import { domainHash, mailboxHash } from '../../intake/newsletter/mailbox-hash';
import { LeadSettingsRepository } from '../../team/lead-settings/lead-settings.repository';
import { ThankYouRepository } from './thank-you.repository';

/** Thanks those who sent enquiries, each once for each of them, whoever asks for it. */
@Injectable()
export class ThankYouEmails {
  constructor(
    private readonly settings: LeadSettingsRepository,
    private readonly thankYous: ThankYouRepository,
  ) {}

  /**
   * Queues an e-mail to the senders of leads; those of a demonstration get none.
   * @param networkHashes from where leads came, as far as it is known
   */
  async queue(
    manager: EntityManager,
    leadIds: readonly string[],
    networkHashes?: ReadonlyMap<string, Buffer | null>,
  ): Promise<void> {
    if (leadIds.length === 0 || !(await this.settings.find(manager)).thankYouMail) return;
    const leads = await this.thankYous.findThanked(manager, leadIds);
    const thanked = leads.filter((lead) => !hasOwnTime(lead));
    if (thanked.length === 0) return;
    await this.thankYous.queue(
      manager,
      thanked.map(({ id, email }) => ({
        leadId: id,
        addressHash: mailboxHash(email),
        domainHash: domainHash(email),
        networkHash: networkHashes?.get(id) ?? null,
      })),
    );
  }
}
