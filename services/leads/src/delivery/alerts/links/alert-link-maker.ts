import { alertActionNames, alertActions, alertLinkDays } from '@golghar/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../../settings';
import type { AlertButton } from '../mail/alert-content';
import { alertLinkUrl, hashLinkToken, newLinkToken } from './alert-link-token';
import { MadeLinkRepository } from './made-link.repository';

/** Makes the links with which the reader of an alert works the lead from the mail. */
@Injectable()
export class AlertLinkMaker {
  private readonly logger = new Logger(AlertLinkMaker.name);

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>,
    private readonly links: MadeLinkRepository,
  ) {}

  /**
   * None for who is no member of staff. Each sending has links of its own: no token is kept from which an earlier
   * mail could be written again. Without links a mail is still worth sending.
   */
  async make(alertId: string, recipient: string): Promise<AlertButton[]> {
    const token = newLinkToken();
    try {
      if (!(await this.links.add(hashLinkToken(token), alertId, recipient, alertLinkDays))) return [];
    } catch (err) {
      this.logger.warn({ err, alertId }, 'failed to make alert links; the alert goes out without them');
      return [];
    }
    return alertActionNames.map((action) => ({
      label: alertActions[action],
      href: alertLinkUrl(this.settings.PUBLIC_URL, token, action),
    }));
  }
}
