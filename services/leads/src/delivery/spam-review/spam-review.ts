import { createHash } from 'node:crypto';
import { isQuarantined, judgeSpam, unknownActor } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { isDisposableEmail } from 'disposable-email-domains-js';
import { Any, type EntityManager } from 'typeorm';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import * as sql from './spam-review.sql';

type ReviewedLead = Pick<LeadEntity, 'id' | 'name' | 'email' | 'message' | 'form'>;

/** More repeats than this say nothing more. */
const maxRepeats = 6;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The words alone: blanks, case and signs are changed from mail to mail. */
const hashOfWords = (message: string): Buffer =>
  sha256((message.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '));

/** Looks for spam among new enquiries, in the worker, after each was stored and answered. */
@Injectable()
export class SpamReview {
  /** Sets aside what looks like spam; answers its ids. */
  async quarantineLeads(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
    const leads = await manager.find(LeadEntity, {
      select: { id: true, name: true, email: true, message: true, form: true },
      where: { id: Any(ids) },
    });
    const repeats = await this.countRepeats(manager, leads);
    const judged = leads.map((lead) => ({
      id: lead.id,
      verdict: judgeSpam({
        ...lead,
        isThrowaway: isDisposableEmail(lead.email),
        repeats: repeats.get(lead.id) ?? 0,
      }),
    }));
    const spam = judged.filter(({ verdict }) => isQuarantined(verdict));
    if (spam.length > 0) {
      await manager.query(sql.quarantineLeads, [
        spam.map(({ id }) => id),
        spam.map(({ verdict }) => JSON.stringify(verdict)),
      ]);
      // Screens that showed it already are to ask again.
      await announceManyChanges(manager, unknownActor.id);
    }
    return new Set(spam.map(({ id }) => id));
  }

  /** How many other addresses sent the same words in the last days. */
  private async countRepeats(
    manager: EntityManager,
    leads: readonly ReviewedLead[],
  ): Promise<Map<string, number>> {
    const hashes = leads.map(({ message }) => hashOfWords(message));
    await manager.query(sql.addTexts, [hashes, leads.map(({ email }) => sha256(email.toLowerCase()))]);
    const rows: sql.RepeatsRow[] = await manager.query(sql.countTexts, [hashes, maxRepeats]);
    const addresses = new Map(rows.map(({ hash, addresses: count }) => [hash, count]));
    return new Map(
      leads.map(({ id }, index) => [id, (addresses.get(hashes[index]?.toString('hex') ?? '') ?? 1) - 1]),
    );
  }
}
