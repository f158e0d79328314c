import { leadPath, serviceLabels } from '@golghar/contracts';
import { noticeEmail, type SendMailOptions } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../../settings';
import type { AlertContent } from './alert-content';
import { fieldsOf, officeClock } from './fields';

type Identity = Pick<WorkerSettings, 'MAIL_FROM' | 'PUBLIC_URL'>;

const title = 'One enquiry could not be quoted; open it';

/** What of an enquiry is ours to say: none of it is the visitor's to word. */
const ownFields = new Set(['Reference', 'Received', 'Answer due by']);

/** The alert about an enquiry whose words the mail server refuses: nothing that the visitor wrote is in it. */
export function wordlessEmail(
  { id, recipient, lead }: AlertContent,
  { MAIL_FROM, PUBLIC_URL }: Identity,
  clock = officeClock(),
): SendMailOptions {
  const facts = fieldsOf(lead, clock).filter(({ label }) => ownFields.has(label));
  return {
    from: MAIL_FROM,
    to: { name: recipient.name, address: recipient.email },
    subject: title,
    messageId: `<${id}@${MAIL_FROM.address.split('@').at(-1)}>`,
    // A vacation responder must not answer a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...noticeEmail({
      title,
      paragraphs: [
        'The mail server refused the email with what the visitor wrote. The enquiry itself is stored and waits for your answer.',
        ...facts.map(({ label, value }) => `${label}: ${value}`),
        `Service: ${serviceLabels[lead.service]}`,
      ],
      button: { label: 'Open the lead', href: `${PUBLIC_URL}${leadPath(lead.id)}` },
      remark: 'Answer from the back office: a reply to this email does not reach the visitor.',
    }),
  };
}
