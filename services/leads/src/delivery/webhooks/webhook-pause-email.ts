import { backOfficePaths } from '@golghar/contracts';
import { buttons, defineMessage, queueDeliveries, remark } from '@golghar/platform/deliveries';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { WebhookEntity } from '../../leads/webhook.entity';
import { linkTo } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import { findActiveStaff } from '../../team/staff';

/** Tells each admin once that a webhook was paused. */
export async function queuePauseMails(manager: EntityManager, id: string, pausedAt: Date): Promise<void> {
  const admins = (await findActiveStaff(manager)).filter(({ role }) => role === 'admin');
  await queueDeliveries(
    manager,
    'webhook_paused',
    admins.map(({ name, email }) => ({
      subjectId: id,
      recipient: { name, email },
      payload: { pausedAt: pausedAt.toISOString() },
    })),
  );
}

/** Tells an admin of a paused webhook, unless somebody has resumed or removed it meanwhile. */
export const webhookPauseMessage = defineMessage<WorkerSettings>({
  kind: 'webhook_paused',

  async render({ subjectId: id, payload }, context) {
    const pausedAt = new Date(payload?.pausedAt ?? '');
    const where = { id, pausedAt, pauseReason: Not(IsNull()) };
    const webhook = await context.database.manager.findOneBy(WebhookEntity, where);
    if (!webhook) return undefined;
    const { host } = new URL(webhook.url);
    return {
      subject: `Webhook paused: ${host}`,
      title: 'A webhook was paused',
      blocks: [
        `${host} is told of no leads for now. ${webhook.pauseReason}`,
        'What happens meanwhile waits, and is sent when somebody resumes the webhook.',
        buttons(linkTo(context, 'Open the webhooks', backOfficePaths.webhooks)),
        remark('You get this mail once for each pause, because you are an administrator.'),
      ],
    };
  },
});
