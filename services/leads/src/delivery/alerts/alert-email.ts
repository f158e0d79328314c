import { randomBytes } from 'node:crypto';
import {
  alertActionNames,
  alertActions,
  alertLinkDays,
  backOfficePaths,
  serviceLabels,
} from '@golghar/contracts';
import { sha256 } from '@golghar/platform';
import {
  defineMessage,
  type EmailContent,
  type EmailLink,
  isolate,
  remark,
} from '@golghar/platform/deliveries';
import { Logger } from '@nestjs/common';
import { type LeadsContext, linkTo } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import { addAlertLinks, type MadeLinkRow } from './alert.sql';
import { deferToDigests } from './alert-digest-email';
import { type AlertedLead, type DueAlert, findDueAlerts } from './alerts';
import { leadBlocks, officeClock, type Site } from './lead-facts';
import { aboutAlerts, findClock, withoutWords } from './wordless-alert-email';

const logger = new Logger('alerts');

const linksRemark = `These links are yours alone: what you confirm there counts as done by you. Each works once, for ${alertLinkDays} days.`;

const replyRemark = 'Reply to this email and your answer goes straight to the enquirer.';

export function enquiryEmail(
  lead: AlertedLead,
  site: Site,
  clock = officeClock(),
  links: readonly EmailLink[] = [],
): EmailContent {
  const { name, email, requestId } = lead;
  return {
    replyTo: { name, email },
    subject: `New enquiry: ${isolate(name)}, ${serviceLabels[lead.service]}`,
    ...(requestId && { headers: { 'X-Request-Id': requestId } }),
    title: 'New enquiry',
    blocks: [
      ...leadBlocks(lead, site, clock, links),
      links.length > 0 ? remark(linksRemark) : undefined,
      { ...remark(replyRemark), text: '' },
    ],
  };
}

/**
 * Makes the links with which each alert's reader works the lead from the mail; none for somebody who is not a member of staff.
 * Each sending has links of its own: no token is kept with which an earlier mail could be rendered again. Without links a mail
 * is still worth sending. The token is in the query, which neither the gateway nor the services log.
 */
async function makeLinks(
  context: LeadsContext,
  alerts: readonly DueAlert[],
): Promise<Map<string, EmailLink[]>> {
  const tokens = alerts.map(() => randomBytes(32).toString('base64url'));
  // Only hashes of tokens are stored: nobody can make a link from the database alone.
  const hashes = tokens.map(sha256);
  const [ids, readers] = [alerts.map(({ id }) => id), alerts.map(({ recipient }) => recipient)];
  const made: MadeLinkRow[] = await context.database
    .query(addAlertLinks, [hashes, ids, readers, alertLinkDays])
    .catch((err) => {
      logger.warn({ err }, 'failed to make alert links; the alerts go out without them');
      return [];
    });
  const linksOf = (token = '') =>
    alertActionNames.map((action) =>
      linkTo(context, alertActions[action], `${backOfficePaths.alertLink}?action=${action}&token=${token}`),
    );
  return new Map(made.map(({ alertId }) => [alertId, linksOf(tokens[ids.indexOf(alertId)])]));
}

/** The alert about one lead, or its place in the next digest if its reader got too many mails in this minute. */
export const alertMessage = defineMessage<WorkerSettings>({
  kind: 'alert',

  async compose(deliveries, context, underWay) {
    const { database, settings } = context;
    const alerts = await findDueAlerts(database.manager, await deferToDigests(context, deliveries, underWay));
    const links = await makeLinks(context, alerts);
    const clock = await findClock(context);
    return alerts.map((alert) => ({
      delivery: alert,
      content: () => enquiryEmail(alert.lead, settings, clock, links.get(alert.id)),
      ...aboutAlerts([alert]),
      instead: () => [withoutWords(context, alert, clock)],
    }));
  },
});
