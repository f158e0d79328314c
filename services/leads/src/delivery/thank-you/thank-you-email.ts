import { agency, type EmailKind } from '@golghar/contracts';
import type { EmailContent, EmailRenderer, Message } from '@golghar/platform/deliveries';
import { isolate, noticeEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { greetedName } from './greeted-name';
import { ThankYouEntity } from './thank-you.entity';
import { findThankYouEmail, type ThankYouEmailRow } from './thank-you.sql';
import { thankYouWords } from './thank-you-words';

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
  const language = lead.language ?? 'en';
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
    ...noticeEmail({
      title: words.title,
      paragraphs: [
        words.greeting(name && isolate(name)),
        words.promise(promised),
        words.reference(reference),
        words.service(service),
        words.sooner,
      ],
      button: { label: words.button.label, href: chat },
      remark: words.remark(sender),
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

  readonly render: EmailRenderer = async ({ subjectId: leadId }, manager) => {
    const { MAIL_FROM, THANK_YOU_MAILS_PER_DAY, THANK_YOU_MAILS_PER_DAY_IN_ALL } = this.settings;
    const limits = [THANK_YOU_MAILS_PER_DAY, mailsPerNetwork, mailsPerDomain, THANK_YOU_MAILS_PER_DAY_IN_ALL];
    const [row]: ThankYouEmailRow[] = await manager.query(findThankYouEmail, [leadId, ...limits]);
    if (!row) return undefined;
    const { limitedBy } = row;
    if (!limitedBy) return thankYouEmail(row, MAIL_FROM);
    await manager.update(ThankYouEntity, { leadId }, { isLimited: true, limitedBy });
    return undefined;
  };
}
