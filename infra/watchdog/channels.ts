import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmailChannel, type MailSettings } from '@golghar/platform/email-channel';
import { incidentEmail } from './incident-email';
import type { IncidentChanges } from './incidents';

export type WebhookKind = 'json' | 'slack' | 'discord' | 'ntfy';

/** Discord's limit of characters. */
const maxDiscordLength = 2000;

/** A request to a webhook in the format of its service. */
export function webhookRequest(kind: WebhookKind, changes: IncidentChanges, publicUrl: string): RequestInit {
  const { content, text } = incidentEmail(changes, publicUrl);
  const { subject } = content;
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

type Mail = MailSettings & { to: string; publicUrl: string };

/**
 * E-mails the admins and WATCHDOG_TO, by the channel of the services but without a row in `delivery`: it must be heard while
 * Postgres is away.
 */
export function mailChannel({ to, publicUrl, ...settings }: Mail, timeoutMs = normalTimeoutMs): Channel {
  const channel = new EmailChannel(settings);
  return {
    name: 'mail',
    async send(changes, admins) {
      const { content } = incidentEmail(changes, publicUrl);
      const mail = channel.write({ id: randomUUID(), recipient: to, recipientName: null }, content);
      const sent = channel.submit({ ...mail, to: [...new Set([to, ...admins])] });
      // A silent server must not delay the watchdog's next round.
      const outcome = await Promise.race([sent, sleep(timeoutMs, undefined, { ref: false })]);
      if (outcome?.kind !== 'sent')
        throw new Error(outcome?.answer ?? 'Timeout: the mail server says nothing');
    },
  };
}

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
