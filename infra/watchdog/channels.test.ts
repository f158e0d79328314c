import { createServer, type Socket } from 'node:net';
import { agency } from '@golghar/contracts';
import { renderEmail } from '@golghar/platform/email-blocks';
import { listen } from '../test/support/machine';
import { mailChannel, type WebhookKind, webhookRequest } from './channels';
import { incidentEmail } from './incident-email';

const begun = [
  {
    key: 'redis',
    title: 'Redis does not answer',
    advice: 'Start it again',
    since: '2026-11-21T03:00:00.000Z',
  },
];
const url = 'https://www.agency.in';

it('says what is wrong, what to do and where to look', () => {
  const { content, text } = incidentEmail({ begun, over: ['outbox'] }, url);
  expect(content.subject).toBe(`${agency.name}: Redis does not answer`);
  for (const part of [
    'Start it again.',
    '(since 21 Nov 2026, 08:30)',
    'Resolved: Enquiries are waiting to be processed.',
    `${url}/admin/settings/operations`,
  ]) {
    expect(text).toContain(part);
    expect(renderEmail(content).html).toContain(part);
  }
});

it('says that an incident is over', () =>
  expect(
    incidentEmail({ begun: [], over: ['process:gateway', 'disk:/backups', 'of an older version'] }, url)
      .content.subject,
  ).toBe(
    `${agency.name}: resolved: gateway does not answer; The disk of /backups is nearly full; of an older version`,
  ));

const bodyOf = (kind: WebhookKind) => String(webhookRequest(kind, { begun, over: [] }, url).body);

it.each<[WebhookKind, (body: string) => unknown]>([
  ['slack', (body) => JSON.parse(body).text],
  ['discord', (body) => JSON.parse(body).content],
  ['json', (body) => JSON.parse(body).begun[0].title],
  ['ntfy', (body) => body],
])('has the shape of %s', (kind, read) => expect(read(bodyOf(kind))).toContain('Redis does not answer'));

it('fits into what Discord takes and what a header of ntfy takes', () => {
  const long = [
    { ...begun[0], key: 'x', title: 'Ré'.repeat(1500), advice: '', since: '2026-11-21T03:00:00.000Z' },
  ];
  const body = JSON.parse(String(webhookRequest('discord', { begun: long, over: [] }, url).body));
  expect(body.content.length).toBeLessThanOrEqual(2000);
  const { headers } = webhookRequest('ntfy', { begun: long, over: [] }, url);
  expect((headers as Record<string, string>).title).toMatch(/^[\x20-\x7e]+$/);
});

it('does not wait for a mail server that says nothing', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  const port = await listen(server);
  const channel = mailChannel(
    {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: { name: 'Agency', address: 'a@agency.in' },
      to: 'b@agency.in',
      publicUrl: 'http://x',
    },
    50,
  );
  await expect(channel.send({ begun: [], over: ['redis'] }, [])).rejects.toThrow(/[Gg]reeting|[Tt]imeout/);
  for (const socket of sockets) socket.destroy();
  server.close();
});
