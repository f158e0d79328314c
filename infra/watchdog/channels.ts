import { agency, businessHours } from '@golghar/contracts';
import type { Dkim } from '@golghar/platform/settings';
import { createTransport } from 'nodemailer';
import { type IncidentChanges, titleOf } from './incidents';

export type WebhookKind = 'json' | 'slack' | 'discord' | 'ntfy';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function notificationOf({ begun, over }: IncidentChanges, publicUrl: string) {
  const [first] = begun;
  const ends = over.map(titleOf).join('; ');
  const more = begun.length > 1 ? ` and ${begun.length - 1} more` : '';
  const subject = first ? `${agency.name}: ${first.title}${more}` : `${agency.name}: resolved: ${ends}`;
  const lines = [
    ...begun.flatMap(({ title, advice, since }) => [
      `${title} (since ${time.format(new Date(since))}).`,
      `${advice}.`,
      '',
    ]),
    ...(over.length > 0 ? [`Resolved: ${ends}.`, ''] : []),
    `${publicUrl}/admin/settings/operations`,
  ];
  return { subject, text: lines.join('\n') };
}

/** Discord's limit of characters. */
const maxDiscordLength = 2000;

/** A request to a webhook in the format of its service. */
export function webhookRequest(kind: WebhookKind, changes: IncidentChanges, publicUrl: string): RequestInit {
  const { subject, text } = notificationOf(changes, publicUrl);
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const whole = `${subject}\n${text}`;
  if (kind === 'slack') return json({ text: whole });
  if (kind === 'discord') return json({ content: whole.slice(0, maxDiscordLength) });
  if (kind === 'json') return json({ subject, text, ...changes });
  return {
    method: 'POST',
    headers: {
      // Headers allow no other characters.
      title: subject.replace(/[^\x20-\x7e]/g, '?'),
      priority: changes.begun.length > 0 ? 'high' : 'default',
      tags: changes.begun.length > 0 ? 'rotating_light' : 'white_check_mark',
    },
    body: text,
  };
}

/** A way to reach an operator; throws if it fails. */
export type Channel = {
  name: string;
  send: (changes: IncidentChanges, admins: readonly string[]) => Promise<unknown>;
};

const normalTimeoutMs = 10_000;

type Mail = { smtpUrl: string; from: string; to: string; publicUrl: string; dkim?: Dkim | undefined };

/** E-mails the admins and WATCHDOG_TO. */
export const mailChannel = (
  { smtpUrl, from, to, publicUrl, dkim }: Mail,
  timeoutMs = normalTimeoutMs,
): Channel => ({
  name: 'mail',
  async send(changes, admins) {
    // A silent server must not delay the watchdog's next round.
    const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    const transport = createTransport(
      { url: smtpUrl, ...limits, ...(dkim && { dkim }) },
      { from, headers: { 'Auto-Submitted': 'auto-generated' } },
    );
    const recipients = [...new Set([to, ...admins])];
    try {
      await transport.sendMail({ to: recipients, ...notificationOf(changes, publicUrl) });
    } finally {
      transport.close();
    }
  },
});

type Webhook = { url: string; kind: WebhookKind; publicUrl: string };

export const webhookChannel = ({ url, kind, publicUrl }: Webhook): Channel => ({
  name: 'webhook',
  async send(changes) {
    const answer = await fetch(url, {
      ...webhookRequest(kind, changes, publicUrl),
      signal: AbortSignal.timeout(normalTimeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  },
});
