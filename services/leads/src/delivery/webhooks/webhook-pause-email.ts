import { backOfficePaths, type EmailKind } from '@golghar/contracts';
import type { EmailContent, Message, Renderer } from '@golghar/platform/deliveries';
import { buttons, remark, renderEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import * as z from 'zod';
import { WebhookEntity } from '../../leads/webhook.entity';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';

/** Kind of the e-mail that tells an admin of a webhook that was paused. */
export const webhookPauseEmailKind = 'webhook_paused' satisfies EmailKind;

/** Who is told, and of which pause. */
const noticeSchema = z.object({
  recipient: z.string(),
  recipientName: z.string(),
  pausedAt: z.coerce.date(),
});

/** What an admin is told of a webhook that was paused. */
function webhookPauseEmail(
  { recipient, recipientName }: z.infer<typeof noticeSchema>,
  { url, pauseReason }: Pick<WebhookEntity, 'url' | 'pauseReason'>,
  publicUrl: string,
): EmailContent {
  const { host } = new URL(url);
  return {
    to: { name: recipientName, address: recipient },
    subject: `Webhook paused: ${host}`,
    ...renderEmail({
      title: 'A webhook was paused',
      blocks: [
        `${host} is told of no leads for now. ${pauseReason}`,
        'What happens meanwhile waits, and is sent when somebody resumes the webhook.',
        buttons({ label: 'Open the webhooks', href: `${publicUrl}${backOfficePaths.settings}` }),
        remark('You get this mail once for each pause, because you are an administrator.'),
      ],
    }),
  };
}

/** When somebody has resumed or removed the webhook meanwhile, nobody needs it. */
@Injectable()
export class WebhookPauseMessage implements Message {
  readonly kind = webhookPauseEmailKind;

  constructor(@Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>) {}

  readonly render: Renderer = async ({ subjectId: id, payload }, manager) => {
    const notice = noticeSchema.parse(payload);
    const { pausedAt } = notice;
    const webhook = await manager.findOneBy(WebhookEntity, { id, pausedAt, pauseReason: Not(IsNull()) });
    return webhook ? webhookPauseEmail(notice, webhook, this.settings.PUBLIC_URL) : undefined;
  };
}
