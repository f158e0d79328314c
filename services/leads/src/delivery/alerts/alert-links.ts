import { randomBytes } from 'node:crypto';
import { alertActionNames, alertActions, alertLinkDays, backOfficePaths } from '@golghar/contracts';
import { sha256 } from '@golghar/platform';
import type { EmailLink } from '@golghar/platform/deliveries';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addAlertLinks, type MadeLinkRow } from './alert.sql';

/**
 * Makes the links of each alert with which its reader works the lead from the mail; none for who is no member of staff.
 * Each sending has links of its own: no token is kept from which an earlier mail could be written again. Without links a
 * mail is still worth sending. The token stands in the query, which neither the gateway nor the services write into a log.
 */
export async function makeAlertLinks(
  manager: EntityManager,
  alerts: readonly { id: string; recipient: string | null }[],
  publicUrl: string,
): Promise<Map<string, EmailLink[]>> {
  const tokens = new Map(alerts.map(({ id }) => [id, randomBytes(32).toString('base64url')]));
  let made: MadeLinkRow[] = [];
  try {
    // Only hashes of tokens are stored: from the database alone nobody can make a link.
    made = await manager.query(addAlertLinks, [
      [...tokens.values()].map(sha256),
      [...tokens.keys()],
      alerts.map(({ recipient }) => recipient),
      alertLinkDays,
    ]);
  } catch (err) {
    new Logger(makeAlertLinks.name).warn(
      { err },
      'failed to make alert links; the alerts go out without them',
    );
  }
  const linksOf = (token = '') =>
    alertActionNames.map((action) => ({
      label: alertActions[action],
      href: `${publicUrl}${backOfficePaths.alertLink}?action=${action}&token=${token}`,
    }));
  return new Map(made.map(({ alertId }) => [alertId, linksOf(tokens.get(alertId))]));
}
