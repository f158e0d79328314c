import { serviceLabels } from '@golghar/contracts';
import { alertDelay, alertMails } from '@golghar/platform';
import { buttons, type Outcome, type Outgoing, remark } from '@golghar/platform/deliveries';
import { Logger } from '@nestjs/common';
import { type LeadsContext, linkToLead } from '../../leads-message';
import { findLeadSettings } from '../../team/lead-settings';
import type { DueAlert } from './alerts';
import { type MailClock, officeClock, ownFacts } from './lead-facts';

const logger = new Logger('alerts');

const wordlessTitle = 'One enquiry could not be quoted; open it';

/** What a mail about alerts has besides its words: it measures its outcome. */
export const aboutAlerts = (alerts: readonly DueAlert[]) => ({
  requestIds: alerts.map(({ lead }) => lead.requestId),
  answered: ({ kind }: Outcome) => {
    alertMails.inc({ outcome: kind });
    if (kind !== 'sent') return;
    for (const { lead } of alerts) alertDelay.observe((Date.now() - lead.submittedAt.getTime()) / 1000);
  },
});

export const findClock = async ({ database }: LeadsContext): Promise<MailClock> =>
  officeClock((await findLeadSettings(database.manager)).calendar);

/**
 * An alert whose words the mail server refuses: its reader is told without anything the visitor wrote, so that a stranger's
 * words cannot suppress an alert.
 */
export function withoutWords(context: LeadsContext, alert: DueAlert, clock: MailClock): Outgoing {
  const { lead } = alert;
  logger.warn({ ids: [lead.requestId] }, 'alert refused for its content; telling without its words');
  const content = {
    subject: wordlessTitle,
    title: wordlessTitle,
    blocks: [
      'The mail server refused the email with what the visitor wrote. The enquiry itself is stored and waits for your answer.',
      ...ownFacts(lead, clock).map(({ label, value }) => `${label}: ${value}`),
      `Service: ${serviceLabels[lead.service]}`,
      buttons(linkToLead(context, lead.id)),
      remark('Answer from the back office: a reply to this email does not reach the visitor.'),
    ],
  };
  return { delivery: alert, content: () => content, ...aboutAlerts([alert]) };
}
