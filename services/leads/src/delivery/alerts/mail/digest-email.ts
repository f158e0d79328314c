import { leadPath } from '@golghar/contracts';
import type { EmailContent } from '@golghar/platform/deliveries';
import { htmlFrame, htmlRemark } from '@golghar/platform/mail';
import type { WorkerSettings } from '../../../settings';
import type { AlertContent } from './alert-content';
import { fieldsOf, officeClock } from './fields';
import { htmlLead } from './html-body';
import { textBody } from './text-body';

type Site = Pick<WorkerSettings, 'PUBLIC_URL'>;

const remark =
  'So many enquiries arrived at once that we put them in one email. Each has its own page in the back office.';
const line = '-'.repeat(60);

/**
 * One mail about many enquiries for one member of staff, oldest first, with all that a mail about each would say. The
 * Message-ID follows from the first of them, so that a mail program can fold a second copy.
 */
export function digestEmail(
  alerts: readonly AlertContent[],
  { PUBLIC_URL }: Site,
  clock = officeClock(),
): EmailContent {
  const [first] = alerts;
  if (!first) throw new Error('A digest is about one enquiry at least');
  const leads = alerts.map(({ lead }) => ({
    fields: fieldsOf(lead, clock),
    message: lead.message,
    url: `${PUBLIC_URL}${leadPath(lead.id)}`,
  }));
  const title = `${alerts.length} new ${alerts.length === 1 ? 'enquiry' : 'enquiries'}`;
  return {
    to: { name: first.recipient.name, address: first.recipient.email },
    subject: title,
    messageName: `digest-${first.id}`,
    text: [
      remark,
      '',
      ...leads.map(({ fields, message, url }) => `${line}\n${textBody(fields, message, url)}`),
    ].join('\n'),
    html: htmlFrame({
      title,
      content: [
        htmlRemark(remark),
        ...leads.map(({ fields, message, url }) => htmlLead(fields, message, url)),
      ].join('\n<hr>\n'),
    }),
  };
}
