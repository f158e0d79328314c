import { isQuarantined, judgeSpam } from '@golghar/contracts';
import { sha256 } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { Any, type EntityManager } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { LeadRepository } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { EnquiryTextEntity } from './enquiry-text.entity';

type ReviewedLead = Pick<LeadEntity, 'id' | 'name' | 'email' | 'message' | 'form'>;

/** Once, because it takes longer than all else that is done for an enquiry. */
const throwawayDomains = disposableEmailBlocklistSet();

const domainOf = (email: string): string => email.split('@').at(-1)?.toLowerCase() ?? '';

/** The words alone: blanks, case and signs are changed from mail to mail. */
const hashOfWords = (message: string): Buffer =>
  sha256((message.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '));

/** Looks for spam among new enquiries, in the worker, after each was stored and answered. */
@Injectable()
export class SpamReview {
  constructor(
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  /** Sets aside what looks like spam; answers its ids. */
  async quarantineLeads(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
    const leads = await manager.find(LeadEntity, {
      select: { id: true, name: true, email: true, message: true, form: true },
      where: { id: Any(ids) },
    });
    const repeats = await this.countRepeats(manager, leads);
    const verdicts = new Map(
      leads.map((lead) => [
        lead.id,
        judgeSpam({
          ...lead,
          isThrowaway: throwawayDomains.has(domainOf(lead.email)),
          repeats: repeats.get(lead.id) ?? 0,
        }),
      ]),
    );
    const spam = [...verdicts].flatMap(([id, verdict]) => (isQuarantined(verdict) ? [id] : []));
    if (spam.length > 0) {
      const locked = await this.leads.lockMany(manager, spam, null);
      const act = { actor: null, isUncounted: true };
      await this.changes.change(manager, locked, { spam: ({ id }) => verdicts.get(id) ?? null }, act);
    }
    return new Set(spam);
  }

  /** How many other addresses sent the same words in the last days. */
  private async countRepeats(
    manager: EntityManager,
    leads: readonly ReviewedLead[],
  ): Promise<Map<string, number>> {
    const texts = leads.map(({ id, message, email }) => ({
      id,
      messageHash: hashOfWords(message),
      emailHash: sha256(email.toLowerCase()),
    }));
    await manager
      .createQueryBuilder()
      .insert()
      .into(EnquiryTextEntity)
      // In one order, so that two writers never wait for each other.
      .values(
        texts
          .map(({ messageHash, emailHash }) => ({ messageHash, emailHash }))
          .sort(
            (a, b) =>
              Buffer.compare(a.messageHash, b.messageHash) || Buffer.compare(a.emailHash, b.emailHash),
          ),
      )
      .orIgnore()
      .updateEntity(false)
      .execute();
    const rows = await manager
      .createQueryBuilder(EnquiryTextEntity, 'sent')
      .select(`encode(sent.messageHash, 'hex')`, 'hash')
      .addSelect('count(*)::int', 'addresses')
      .where('sent.messageHash = ANY(:hashes)', { hashes: texts.map(({ messageHash }) => messageHash) })
      .groupBy('sent.messageHash')
      .getRawMany<{ hash: string; addresses: number }>();
    const addresses = new Map(rows.map(({ hash, addresses: count }) => [hash, count]));
    return new Map(
      texts.map(({ id, messageHash }) => [id, (addresses.get(messageHash.toString('hex')) ?? 1) - 1]),
    );
  }
}
