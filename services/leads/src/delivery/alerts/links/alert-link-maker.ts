import { alertActionNames, alertActions, alertLinkDays } from '@golghar/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../../../settings';
import type { AlertButton } from '../mail/alert-content';
import { alertLinkUrl, hashLinkToken, newLinkToken } from './alert-link-token';
import * as sql from './made-link.sql';

/** Makes the links with which the reader of an alert works the lead from the mail. */
@Injectable()
export class AlertLinkMaker {
  private readonly logger = new Logger(AlertLinkMaker.name);

  constructor(@Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>) {}

  /**
   * The buttons of each alert; none for who is no member of staff. Each sending has links of its own: no token is kept from
   * which an earlier mail could be written again. Without links a mail is still worth sending.
   */
  async make(
    manager: EntityManager,
    alerts: readonly { id: string; recipient: string | null }[],
  ): Promise<Map<string, AlertButton[]>> {
    const tokens = alerts.map(() => newLinkToken());
    let made: sql.MadeLinkRow[] = [];
    try {
      made = await manager.query(sql.addAlertLinks, [
        tokens.map(hashLinkToken),
        alerts.map(({ id }) => id),
        alerts.map(({ recipient }) => recipient),
        alertLinkDays,
      ]);
    } catch (err) {
      this.logger.warn({ err }, 'failed to make alert links; the alerts go out without them');
    }
    const linked = new Set(made.map(({ alertId }) => alertId));
    return new Map(
      alerts.flatMap(({ id }, index) => (linked.has(id) ? [[id, this.buttons(tokens[index] ?? '')]] : [])),
    );
  }

  private buttons(token: string): AlertButton[] {
    return alertActionNames.map((action) => ({
      label: alertActions[action],
      href: alertLinkUrl(this.settings.PUBLIC_URL, token, action),
    }));
  }
}
