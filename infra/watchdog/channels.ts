import type { Dkim } from '@golghar/platform/settings';
import { createTransport } from 'nodemailer';
import type { News } from './incidents';
import { messageOf, type WebhookKind, webhookRequest } from './message';

/** A way to reach an operator; throws when it could not. */
export type Channel = { name: string; send: (news: News, admins: readonly string[]) => Promise<unknown> };

const normalTimeoutMs = 10_000;

type Mail = { smtpUrl: string; from: string; to: string; publicUrl: string; dkim?: Dkim | undefined };

/** Mails to the admins and to the address of the settings. */
export const mailChannel = (
  { smtpUrl, from, to, publicUrl, dkim }: Mail,
  timeoutMs = normalTimeoutMs,
): Channel => ({
  name: 'mail',
  async send(news, admins) {
    // A server that says nothing must not keep the watchdog from its next look.
    const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    const transport = createTransport(
      { url: smtpUrl, ...limits, ...(dkim && { dkim }) },
      { from, headers: { 'Auto-Submitted': 'auto-generated' } },
    );
    const recipients = [...new Set([to, ...admins])];
    try {
      await transport.sendMail({ to: recipients, ...messageOf(news, publicUrl) });
    } finally {
      transport.close();
    }
  },
});

type Webhook = { url: string; kind: WebhookKind; publicUrl: string };

export const webhookChannel = ({ url, kind, publicUrl }: Webhook): Channel => ({
  name: 'webhook',
  async send(news) {
    const answer = await fetch(url, {
      ...webhookRequest(kind, news, publicUrl),
      signal: AbortSignal.timeout(normalTimeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  },
});
