import { agency, type EmailKind } from '@golghar/contracts';
import { type EmailContent, isolate, noticeEmail } from '@golghar/platform/mail';
import type { WorkerSettings } from '../settings';
import { firstOf, inertName, inertText } from './inert-text';
import type { ThankYouEmailRow } from './thank-you.sql';
import { thankYouWords } from './thank-you-words';

/** Kind of the e-mail that thanks whoever sent an enquiry. */
export const thankYouEmailKind = 'thank_you' satisfies EmailKind;

/** Of a message this much is shown again. */
const maxQuoteLength = 500;

/**
 * What is said to whoever sent an enquiry. It threads with the answers of staff, and an answer to it goes to whoever
 * works the lead. Of the sender's words only those are in it that lead nowhere.
 */
export function thankYouEmail(
  lead: Omit<ThankYouEmailRow, 'isTooMuch'>,
  from: WorkerSettings['MAIL_FROM'],
  now = new Date(),
): EmailContent {
  const { leadId, reference, email, phone, service, dueAt, ownerName, ownerEmail } = lead;
  const language = lead.language ?? 'en';
  const words = thankYouWords[language];
  const name = isolate(inertName(lead.name));
  const sender = from.name || from.address;
  const chat = `https://wa.me/${agency.whatsapp}?text=${encodeURIComponent(words.button.greeting(reference))}`;
  const promised = dueAt && dueAt > now ? dueAt : undefined;
  const quote = firstOf(inertText(lead.message).replaceAll(/\s+/g, ' ').trim(), maxQuoteLength);
  return {
    to: { name: inertName(lead.name), address: email },
    ...(ownerName && ownerEmail && { replyTo: { name: ownerName, address: ownerEmail } }),
    references: `<lead-${leadId}@${from.address.split('@').at(-1)}>`,
    // A machine answers, once: a vacation responder must not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: words.subject(sender, reference),
    ...noticeEmail({
      title: words.title,
      paragraphs: [
        words.greeting(name),
        words.promise(promised, isolate(inertText(phone).trim())),
        words.reference(reference),
        words.service(service),
        `${words.sent} “${isolate(quote)}”`,
        words.sooner,
      ],
      button: { label: words.button.label, href: chat },
      remark: words.remark(sender),
      language,
    }),
  };
}
