import { leadPath, serviceLabels } from '@golghar/contracts';
import type { EmailContent } from '@golghar/platform/deliveries';
import { isolate } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../../settings';
import type { AlertButton, AlertContent } from './alert-content';
import { fieldsOf, officeClock } from './fields';
import { htmlBody } from './html-body';
import { textBody } from './text-body';

type Site = Pick<WorkerSettings, 'PUBLIC_URL'>;

/**
 * The alert about one enquiry for one member of staff. Addresses are objects, because a mailer reads a string
 * such as `a@b.example, c@d.example` as two people.
 */
export function enquiryEmail(
  alert: AlertContent & { buttons?: readonly AlertButton[] },
  { PUBLIC_URL }: Site,
  clock = officeClock(),
): EmailContent {
  const { requestId, recipient, lead, buttons = [] } = alert;
  const fields = fieldsOf(lead, clock);
  const leadUrl = `${PUBLIC_URL}${leadPath(lead.id)}`;
  return {
    to: { name: recipient.name, address: recipient.email },
    replyTo: { name: lead.name, address: lead.email },
    subject: `New enquiry: ${isolate(lead.name)}, ${serviceLabels[lead.service]}`,
    ...(requestId && { headers: { 'X-Request-Id': requestId } }),
    text: textBody(fields, lead.message, leadUrl, buttons),
    html: htmlBody(fields, lead.message, leadUrl, buttons),
  };
}
