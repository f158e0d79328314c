import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasOwnTime } from '../enquiries/made-at';
import { LeadSettingsRepository } from '../lead-settings/lead-settings.repository';
import { mailboxHash } from '../newsletter/mailbox-hash';
import { findThanked, oweThankYous, type ThankedRow } from './thank-you.sql';
import { thankYouEmailKind } from './thank-you-email';

/** Thanks those who sent enquiries, each once for each of them, whoever asks for it. */
@Injectable()
export class ThankYouMails {
  constructor(private readonly settings: LeadSettingsRepository) {}

  /** Owes an e-mail to the senders of leads; those of a demonstration get none. */
  async owe(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
    if (leadIds.length === 0 || !(await this.settings.find(manager)).thankYouMail) return;
    const rows: ThankedRow[] = await manager.query(findThanked, [leadIds]);
    const thanked = rows.filter((lead) => !hasOwnTime(lead));
    if (thanked.length === 0) return;
    await manager.query(oweThankYous, [
      thanked.map(({ id }) => id),
      thanked.map(({ email }) => mailboxHash(email)),
      thankYouEmailKind,
    ]);
  }
}
