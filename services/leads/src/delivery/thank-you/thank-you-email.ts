import { agency, offeredLanguage, type ThankYouLimit } from '@golghar/contracts';
import {
  buttons,
  defineMessage,
  type EmailContent,
  isolate,
  queueDeliveries,
  remark,
} from '@golghar/platform/deliveries';
import type { EntityManager } from 'typeorm';
import { hasOwnTime } from '../../intake/enquiries/seed-time';
import { domainHash, mailboxHash } from '../../intake/newsletter/mailbox';
import { DeliveryEntity } from '../../leads/delivery.entity';
import type { LeadEntity } from '../../leads/lead.entity';
import type { WorkerSettings } from '../../settings';
import { findLeadSettings } from '../../team/lead-settings';
import { findThankYouEmail, type ThankYouEmailRow } from './thank-you.sql';
import { nameInGreeting, thankYouWords } from './thank-you-words';

/**
 * The mail that thanks for an enquiry. It threads with the answers of staff, and a reply to it goes to whoever works the lead.
 * Anybody may enter any address: of the sender's words it contains only what looks like a name.
 */
export function thankYouEmail(
  { leadId, reference, email, service, dueAt, owner, ...lead }: Omit<ThankYouEmailRow, 'limitedBy'>,
  from: WorkerSettings['MAIL_FROM'],
  now = new Date(),
): EmailContent {
  const language = offeredLanguage(lead.language);
  const name = nameInGreeting(lead.name);
  const words = thankYouWords[language]({
    sender: from.name || from.address,
    reference,
    name: isolate(name),
    service,
    due: dueAt && dueAt > now ? dueAt : null,
  });
  const href = `https://wa.me/${agency.whatsapp}?text=${encodeURIComponent(words.chat)}`;
  return {
    to: { name, email },
    replyTo: owner ?? undefined,
    references: [`lead-${leadId}`],
    // A machine answers, once: a vacation responder must not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: words.subject,
    title: words.title,
    blocks: [...words.paragraphs, buttons({ label: words.button, href }), remark(words.remark)],
    language,
  };
}

/** Per day, for enquiries from one network: an office, or a street behind one mobile carrier's address, sends fewer. */
const mailsPerNetwork = 10;

/**
 * Per hour. Most honest visitors share gmail.com, so that this limit is higher than for a mailbox: above what a good day of
 * advertising brings, and below what makes a provider take us for a spammer.
 */
const mailsPerDomain = 60;

/** Thanks for an enquiry; not sent above the limits, because anybody may have us write to anybody. */
export const thankYouMessage = defineMessage<WorkerSettings>({
  kind: 'thank_you',

  async render({ id }, { database, settings }) {
    const { MAIL_FROM, THANK_YOU_MAILS_PER_DAY, THANK_YOU_MAILS_PER_DAY_IN_ALL } = settings;
    const limits = [THANK_YOU_MAILS_PER_DAY, mailsPerNetwork, mailsPerDomain, THANK_YOU_MAILS_PER_DAY_IN_ALL];
    const [row]: ThankYouEmailRow[] = await database.query(findThankYouEmail, [id, ...limits]);
    if (!row?.limitedBy) return row && thankYouEmail(row, MAIL_FROM);
    const payload = () => `payload || jsonb_build_object('limitedBy', '${row.limitedBy}')`;
    await database.manager.update(DeliveryEntity, { id }, { payload });
    return undefined;
  },
});

/** An older enquiry is not thanked for any more. */
const maxAgeMs = 7 * 24 * 3600 * 1000;

/**
 * Queues thank-you e-mails to the senders of leads, once per lead; not for imported or old leads, nor those of a demonstration.
 * What the limits count is stored as hashes.
 * @param networks hashes of the networks the leads came from, if known
 */
export async function queueThankYous(
  manager: EntityManager,
  leads: readonly Pick<LeadEntity, 'id' | 'email' | 'submittedAt'>[],
  networks?: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const { thankYouMail } = await findLeadSettings(manager);
  if (!thankYouMail) return;
  const since = new Date(Date.now() - maxAgeMs);
  const thanked = leads.filter((lead) => lead.email && lead.submittedAt > since && !hasOwnTime(lead));
  await queueDeliveries(
    manager,
    'thank_you',
    thanked.map(({ id, email }) => {
      const network = networks?.get(id);
      return {
        subjectId: id,
        leadId: id,
        dedupeKey: id,
        payload: {
          mailbox: mailboxHash(email).toString('hex'),
          domain: domainHash(email).toString('hex'),
          ...(network && { network }),
        },
      };
    }),
  );
}

/** The state of a lead's thank-you e-mail; null if none was to be sent. */
export async function findThankYou(manager: EntityManager, leadId: string) {
  const email = await manager.findOneBy(DeliveryEntity, { leadId, kind: 'thank_you' });
  if (!email) return null;
  const limitedBy = (email.payload?.limitedBy ?? null) as ThankYouLimit | null;
  const state = limitedBy ? ('limited' as const) : email.state;
  return { createdAt: email.queuedAt, state, limitedBy, smtpResponse: email.lastAnswer };
}
