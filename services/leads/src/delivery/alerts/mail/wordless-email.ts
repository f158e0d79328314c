import { leadPath, serviceLabels } from '@golghar/contracts';
import type { EmailContent } from '@golghar/platform/deliveries';
import { noticeEmail } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../../settings';
import type { AlertContent } from './alert-content';
import { fieldsOf, officeClock } from './fields';

type Site = Pick<WorkerSettings, 'PUBLIC_URL'>;

const title = 'One enquiry could not be quoted; open it';

/** What of an enquiry is ours to say: none of it is the visitor's to word. */
const ownFields = new Set(['Reference', 'Received', 'Answer due by']);

/** The alert about an enquiry whose words the mail server refuses: nothing that the visitor wrote is in it. */
export function wordlessEmail(
  { recipient, lead }: AlertContent,
  { PUBLIC_URL }: Site,
  clock = officeClock(),
): EmailContent {
  const facts = fieldsOf(lead, clock).filter(({ label }) => ownFields.has(label));
  return {
    to: { name: recipient.name, address: recipient.email },
    subject: title,
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
