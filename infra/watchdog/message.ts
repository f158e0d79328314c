import { agency, businessHours } from '@golghar/contracts';
import { type News, titleOf } from './incidents';

export type WebhookKind = 'json' | 'slack' | 'discord' | 'ntfy';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What a message says, for people. */
export function messageOf({ begun, over }: News, publicUrl: string): { subject: string; text: string } {
  const [first] = begun;
  const ends = over.map(titleOf).join('; ');
  const more = begun.length > 1 ? ` and ${begun.length - 1} more` : '';
  const subject = first ? `${agency.name}: ${first.title}${more}` : `${agency.name}: over: ${ends}`;
  const lines = [
    ...begun.flatMap(({ title, advice, since }) => [
      `${title} (since ${time.format(new Date(since))}).`,
      `${advice}.`,
      '',
    ]),
    ...(over.length > 0 ? [`Over: ${ends}.`, ''] : []),
    `${publicUrl}/admin/operations`,
  ];
  return { subject, text: lines.join('\n') };
}

/** Discord takes no more characters. */
const maxDiscordLength = 2000;

/** A request to a webhook in the shape that its service wants. */
export function webhookRequest(kind: WebhookKind, news: News, publicUrl: string): RequestInit {
  const { subject, text } = messageOf(news, publicUrl);
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const whole = `${subject}\n${text}`;
  if (kind === 'slack') return json({ text: whole });
  if (kind === 'discord') return json({ content: whole.slice(0, maxDiscordLength) });
  if (kind === 'json') return json({ subject, text, begun: news.begun, over: news.over });
  return {
    method: 'POST',
    headers: {
      // A header takes no other letters.
      title: subject.replace(/[^\x20-\x7e]/g, '?'),
      priority: news.begun.length > 0 ? 'high' : 'default',
      tags: news.begun.length > 0 ? 'rotating_light' : 'white_check_mark',
    },
    body: text,
  };
}
