import { isQuarantined, judgeSpam } from '@golghar/contracts';
import { sha256 } from '@golghar/platform';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../../leads/lead.entity';
import { lockLeads } from '../../leads/lead.repository';
import { changeLeads } from '../../leads/lead-changes';
import { addTexts, countRepeats, type RepeatsRow } from './spam-review.sql';

/** Computed once, because it takes longer than everything else done for an enquiry. */
const throwawayDomains = disposableEmailBlocklistSet();

const domainOf = (email: string): string => email.split('@').at(-1)?.toLowerCase() ?? '';

/** Only the words: blanks, case and signs vary from mail to mail. */
const hashOfWords = (message: string): Buffer =>
  sha256((message.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '));

/** Sets aside what looks like spam; returns its ids. */
export async function quarantineSpam(
  manager: EntityManager,
  leads: readonly LeadEntity[],
): Promise<Set<string>> {
  const words = leads.map(({ message }) => hashOfWords(message));
  await manager.query(addTexts, [words, leads.map(({ email }) => sha256(email.toLowerCase()))]);
  const counts: RepeatsRow[] = await manager.query(countRepeats, [words]);
  const verdicts = new Map(
    leads.map((lead, index) => {
      const isThrowaway = throwawayDomains.has(domainOf(lead.email));
      return [lead.id, judgeSpam({ ...lead, isThrowaway, repeats: counts[index]?.repeats ?? 0 })];
    }),
  );
  const spam = [...verdicts].flatMap(([id, verdict]) => (isQuarantined(verdict) ? [id] : []));
  if (spam.length > 0) {
    const locked = await lockLeads(manager, spam, null);
    const act = { actor: null, isUncounted: true };
    await changeLeads(manager, locked, { spam: ({ id }) => verdicts.get(id) ?? null }, act);
  }
  return new Set(spam);
}
