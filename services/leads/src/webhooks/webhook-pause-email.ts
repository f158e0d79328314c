import { backOfficePaths, type EmailKind } from '@golghar/contracts';
import { type EmailRenderer, noticeEmail } from '@golghar/platform/mail';
import { findPauseNotice, type PauseNoticeRow } from './webhook.sql';

/** Kind of the e-mail that tells an admin of a webhook that was paused. */
export const webhookPauseKind = 'webhook_paused' satisfies EmailKind;

/** Renders it. When somebody has resumed or removed the webhook meanwhile, nobody needs it. */
export const webhookPauseEmails =
  ({ PUBLIC_URL }: { PUBLIC_URL: string }): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const [notice]: PauseNoticeRow[] = await manager.query(findPauseNotice, [subjectId]);
    if (!notice) return undefined;
    const { host } = new URL(notice.url);
    return {
      to: { name: notice.recipientName, address: notice.recipient },
      subject: `Webhook paused: ${host}`,
      ...noticeEmail({
        title: 'A webhook was paused',
        paragraphs: [
          `${host} is told of no leads for now. ${notice.reason}`,
          'What happens meanwhile waits, and is sent when somebody resumes the webhook.',
        ],
        button: { label: 'Open the webhooks', href: `${PUBLIC_URL}${backOfficePaths.settings}` },
        remark: 'You get this mail once for each pause, because you are an administrator.',
      }),
    };
  };
