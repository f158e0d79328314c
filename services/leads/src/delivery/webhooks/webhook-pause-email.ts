import { backOfficePaths, type EmailKind } from '@golghar/contracts';
import { type EmailContent, noticeEmail } from '@golghar/platform/mail';
import * as z from 'zod';
import type { WebhookEntity } from './webhook.entity';

/** Kind of the e-mail that tells an admin of a webhook that was paused. */
export const webhookPauseEmailKind = 'webhook_paused' satisfies EmailKind;

/** Who is told, and of which pause. */
export const pauseNoticeSchema = z.object({
  recipient: z.string(),
  recipientName: z.string(),
  pausedAt: z.coerce.date(),
});

/** What an admin is told of a webhook that was paused. */
export function webhookPauseEmail(
  { recipient, recipientName }: z.infer<typeof pauseNoticeSchema>,
  { url, pauseReason }: Pick<WebhookEntity, 'url' | 'pauseReason'>,
  publicUrl: string,
): EmailContent {
  const { host } = new URL(url);
  return {
    to: { name: recipientName, address: recipient },
    subject: `Webhook paused: ${host}`,
    ...noticeEmail({
      title: 'A webhook was paused',
      paragraphs: [
        `${host} is told of no leads for now. ${pauseReason}`,
        'What happens meanwhile waits, and is sent when somebody resumes the webhook.',
      ],
      button: { label: 'Open the webhooks', href: `${publicUrl}${backOfficePaths.settings}` },
      remark: 'You get this mail once for each pause, because you are an administrator.',
    }),
  };
}
