import { leadPath, serviceLabels } from '@golghar/contracts';
import type { SendMailOptions } from '@golghar/platform/mail';
import { isolate } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../../settings';
import type { AlertButton, AlertContent } from './alert-content';
import { fieldsOf, officeClock } from './fields';
import { htmlBody } from './html-body';
import { textBody } from './text-body';

type Identity = Pick<WorkerSettings, 'MAIL_FROM' | 'PUBLIC_URL'>;

/**
 * The alert about one enquiry for one member of staff. Addresses are objects, because a mailer reads a string
 * such as `a@b.example, c@d.example` as two people. The Message-ID follows from the ledger's row, so that a mail
 * program can fold a second copy.
 */
export function enquiryEmail(
  alert: AlertContent & { buttons?: readonly AlertButton[] },
  { MAIL_FROM, PUBLIC_URL }: Identity,
  clock = officeClock(),
): SendMailOptions {
  const { id, requestId, recipient, lead, buttons = [] } = alert;
  const fields = fieldsOf(lead, clock);
  const leadUrl = `${PUBLIC_URL}${leadPath(lead.id)}`;
  return {
    from: MAIL_FROM,
    to: { name: recipient.name, address: recipient.email },
    replyTo: { name: lead.name, address: lead.email },
    subject: `New enquiry: ${isolate(lead.name)}, ${serviceLabels[lead.service]}`,
    messageId: `<${id}@${MAIL_FROM.address.split('@').at(-1)}>`,
    // A vacation responder must not answer the enquirer on behalf of a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...(requestId && { 'X-Request-Id': requestId }) },
    text: textBody(fields, lead.message, leadUrl, buttons),
    html: htmlBody(fields, lead.message, leadUrl, buttons),
  };
}
