import { backOfficePaths } from '@golghar/contracts';
import { buttons, type Delivery, remark } from '@golghar/platform/deliveries';
import { IsNull, Not } from 'typeorm';
import { WebhookEntity } from '../../leads/webhook.entity';
import { LeadsMessage } from '../../leads-message';

/** Tells an admin of a webhook that was paused, unless somebody has resumed or removed it meanwhile. */
export class WebhookPauseMessage extends LeadsMessage {
  readonly kind = 'webhook_paused';

  override async render({ subjectId: id, payload }: Delivery) {
    const pausedAt = new Date(payload?.pausedAt ?? '');
    const where = { id, pausedAt, pauseReason: Not(IsNull()) };
    const webhook = await this.database.manager.findOneBy(WebhookEntity, where);
    if (!webhook) return undefined;
    const { host } = new URL(webhook.url);
    return {
      subject: `Webhook paused: ${host}`,
      title: 'A webhook was paused',
      blocks: [
        `${host} is told of no leads for now. ${webhook.pauseReason}`,
        'What happens meanwhile waits, and is sent when somebody resumes the webhook.',
        buttons(this.link('Open the webhooks', backOfficePaths.settings)),
        remark('You get this mail once for each pause, because you are an administrator.'),
      ],
    };
  }
}
