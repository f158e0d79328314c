import {
  agency,
  type EmailKind,
  offeredLanguage,
  type SubmissionDetail,
  type ThankYouLimit,
} from '@golghar/contracts';
import {
  type EmailContent,
  type Message,
  queueDeliveries,
  type Renderer,
} from '@golghar/platform/deliveries';
import { buttons, isolate, remark, renderEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { Any, type EntityManager, Not, Raw } from 'typeorm';
import { hasOwnTime } from '../../intake/enquiries/seed-time';
import { domainHash, mailboxHash } from '../../intake/newsletter/mailbox';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { LeadEntity } from '../../leads/lead.entity';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { LeadSettingsEntity } from '../../team/lead-settings/lead-settings.entity';
import { findThankYouEmail, type ThankYouEmailRow } from './thank-you.sql';
import { greetedName, thankYouWords } from './thank-you-words';

/** Kind of the e-mail that thanks whoever sent an enquiry. */
export const thankYouEmailKind = 'thank_you' satisfies EmailKind;

/**
 * What is said to whoever sent an enquiry. It threads with the answers of staff, and an answer to it goes to whoever
 * works the lead. Anybody may name any address as theirs: of the sender's words none is in it but what looks like a name.
 */
export function thankYouEmail(
  lead: Omit<ThankYouEmailRow, 'limitedBy'>,
  from: WorkerSettings['MAIL_FROM'],
  now = new Date(),
): EmailContent {
  const { leadId, reference, email, service, dueAt, ownerName, ownerEmail } = lead;
  const language = offeredLanguage(lead.language);
  const words = thankYouWords[language];
  const name = greetedName(lead.name);
  const sender = from.name || from.address;
  const chat = `https://wa.me/${agency.whatsapp}?text=${encodeURIComponent(words.button.greeting(reference))}`;
  const promised = dueAt && dueAt > now ? dueAt : undefined;
  return {
    to: { name, address: email },
    ...(ownerName && ownerEmail && { replyTo: { name: ownerName, address: ownerEmail } }),
    references: `<lead-${leadId}@${from.address.split('@').at(-1)}>`,
    // A machine answers, once: a vacation responder must not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: words.subject(sender, reference),
    ...renderEmail({
      title: words.title,
      blocks: [
        words.greeting(name && isolate(name)),
        words.promise(promised),
        words.reference(reference),
        words.service(service),
        words.sooner,
        buttons({ label: words.button.label, href: chat }),
        remark(words.remark(sender)),
      ],
      language,
    }),
  };
}

/** In a day, for enquiries from one network: an office, or a street behind one mobile carrier's address, sends fewer. */
const mailsPerNetwork = 10;

/**
 * In an hour. Most honest visitors share gmail.com, so that no limit may be as low as for a mailbox: this one stands
 * above what a good day of advertising brings, and below what makes a provider take us for a spammer.
 */
const mailsPerDomain = 60;

/** Nothing is sent where too many were, because anybody may have us write to anybody. */
@Injectable()
export class ThankYouMessage implements Message {
  readonly kind = thankYouEmailKind;

  constructor(
    @Inject(WORKER_SETTINGS)
    private readonly settings: Pick<
      WorkerSettings,
      'MAIL_FROM' | 'THANK_YOU_MAILS_PER_DAY' | 'THANK_YOU_MAILS_PER_DAY_IN_ALL'
    >,
  ) {}

  readonly render: Renderer = async ({ id }, manager) => {
    const { MAIL_FROM, THANK_YOU_MAILS_PER_DAY, THANK_YOU_MAILS_PER_DAY_IN_ALL } = this.settings;
    const limits = [THANK_YOU_MAILS_PER_DAY, mailsPerNetwork, mailsPerDomain, THANK_YOU_MAILS_PER_DAY_IN_ALL];
    const [row]: ThankYouEmailRow[] = await manager.query(findThankYouEmail, [id, ...limits]);
    if (!row) return undefined;
    const { limitedBy } = row;
    if (!limitedBy) return thankYouEmail(row, MAIL_FROM);
    await manager.update(
      DeliveryEntity,
      { id },
      { payload: () => `payload || jsonb_build_object('limitedBy', '${limitedBy}')` },
    );
    return undefined;
  };
}

/**
 * Thanks the senders of leads by e-mail, once for each lead, whoever asks for it; not for what was imported or came long
 * ago, and those of a demonstration get none. What is counted against the limits stands in hashes.
 * @param networkHashes from where leads came, as far as it is known
 */
export async function queueThankYous(
  manager: EntityManager,
  leadIds: readonly string[],
  networkHashes?: ReadonlyMap<string, Buffer | null>,
): Promise<void> {
  const { thankYouMail } = await manager.findOneByOrFail(LeadSettingsEntity, { id: true });
  if (leadIds.length === 0 || !thankYouMail) return;
  const leads = await manager.find(LeadEntity, {
    select: { id: true, email: true, submittedAt: true },
    where: {
      id: Any(leadIds),
      email: Not(''),
      submittedAt: Raw((time) => `${time} > now() - interval '7 days'`),
    },
    order: { id: 'ASC' },
  });
  const thanked = leads.filter((lead) => !hasOwnTime(lead));
  await queueDeliveries(
    manager,
    thanked.map(({ id, email }) => {
      const network = networkHashes?.get(id)?.toString('hex');
      return {
        kind: thankYouEmailKind,
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

/** Whether the sender of a lead was thanked, and what became of it; null where nobody was to be. */
export async function findThankYou(
  manager: EntityManager,
  leadId: string,
): Promise<NonNullable<SubmissionDetail['thankYou']> | null> {
  const email = await manager.findOneBy(DeliveryEntity, { leadId, kind: thankYouEmailKind });
  if (!email) return null;
  const limitedBy = (email.payload?.limitedBy ?? null) as ThankYouLimit | null;
  const state = limitedBy ? 'limited' : email.state;
  return { createdAt: email.queuedAt.toISOString(), state, limitedBy, smtpResponse: email.lastAnswer };
}
