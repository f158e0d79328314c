import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { createTransport } from 'nodemailer';
import type { SMTPServer } from 'smtp-server';
import { pickPort } from '../local/ports';
import { tempFolder } from '../test/support/machine';
import { startHttp } from './http';
import { startSmtp } from './smtp';
import { MailStore } from './store';

const alert = [
  'From: Golghar Digital <hello@golghar.example>',
  'To: staff@golghar.example',
  'Reply-To: =?UTF-8?B?4KSw4KS14KS/?= <ravi@example.com>',
  'Subject: =?UTF-8?B?4KSo4KSv4KS+IGVucXVpcnk=?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('नमस्ते\n').toString('base64'),
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Hello</p><script>alert(1)</script>',
  '--x--',
].join('\r\n');

let folder: string;
let store: MailStore;
let smtp: SMTPServer;
let http: Server;
let smtpPort: number;
let base: string;

const post = (raw: string, to = 'asha@golghar.example') =>
  createTransport({ port: smtpPort }).sendMail({ raw, envelope: { from: 'hello@golghar.example', to } });

const get = async (url: string, init?: RequestInit) => {
  const answer = await fetch(`${base}${url}`, init);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
};

const list = async () => (await get('/api/messages')).json().messages;

beforeEach(async () => {
  folder = tempFolder();
  store = new MailStore(folder, 3);
  smtpPort = await pickPort();
  const port = await pickPort();
  base = `http://127.0.0.1:${port}`;
  smtp = await startSmtp(store, '127.0.0.1', smtpPort);
  http = await startHttp(store, '127.0.0.1', port);
});

afterEach(async () => {
  http.closeAllConnections();
  http.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(folder, { recursive: true });
});

it('shows a message taken apart, with the envelope and its source as it came', async () => {
  expect((await post(alert)).response).toMatch(/^250 /);
  const [summary] = await list();
  expect(summary).toMatchObject({
    subject: 'नया enquiry',
    envelope: { from: 'hello@golghar.example', to: ['asha@golghar.example'] },
  });
  const message = (await get(`/api/messages/${summary.id}`)).json();
  expect(message).toMatchObject({
    receivedAt: summary.receivedAt,
    from: '"Golghar Digital" <hello@golghar.example>',
    replyTo: '"रवि" <ravi@example.com>',
    text: 'नमस्ते\n',
    attachments: [],
  });
  expect(message.html).toContain('<p>Hello</p>');
  expect((await get(`/api/messages/${summary.id}/source`)).text).toBe(`${alert}\r\n`);
});

it('lists the newest first, over a restart, too, and removes the oldest past its limit', async () => {
  for (const subject of ['one', 'two', 'three', 'four']) await post(`Subject: ${subject}\r\n\r\n`);
  const all = await list();
  expect(all.map(({ subject }: { subject: string }) => subject)).toEqual(['four', 'three', 'two']);
  expect(new MailStore(folder, 3).list()).toEqual(all);
  expect(readdirSync(folder)).toHaveLength(6);
});

it('deletes all from the page', async () => {
  await post(alert);
  expect((await get('/delete', { method: 'POST', redirect: 'manual' })).status).toBe(303);
  expect(await list()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it('shows the HTML of a mail where no script of it runs and nothing is fetched', async () => {
  await post(alert);
  const [{ id }] = await list();
  const policy = (await get(`/api/messages/${id}/html`)).headers.get('content-security-policy');
  expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/);
  expect(policy).toContain("default-src 'none'");
});

const ofAnotherSite = { 'sec-fetch-site': 'cross-site' };
const form = { ...ofAnotherSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
it.each([
  ['another site', ofAnotherSite],
  ['a form of another site', form],
  ['a foreign name for this machine', { host: 'attacker.example' }],
])('refuses a request from %s', async (_, headers) => {
  await post(alert);
  const call = request(`${base}/delete`, { method: 'POST', headers }).end();
  const [answer] = await once(call, 'response');
  expect(answer.statusCode).toBe(403);
  expect(await list()).toHaveLength(1);
});

it('shows all messages, and each view of one, where nothing of a mail is markup', async () => {
  expect((await get('/')).text).toContain('No mail yet');
  await post(alert);
  const [{ id }] = await list();
  const page = await get(`/messages/${id}`);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(page.text).toMatch(/<h1>नया enquiry<\/h1>[\s\S]*<pre class="text">नमस्ते/);
  expect((await get(`/messages/${id}?view=html`)).text).toContain(`src="/api/messages/${id}/html"`);
  expect((await get(`/messages/${id}?view=source`)).text).toContain('&#60;script&#62;alert(1)');
});

it.each([
  '/api/messages/20260101000000000-0001',
  '/api/messages/..%2f..%2fetc%2fpasswd',
  '/../../package.json',
  '/constructor',
])('answers 404 for %s', async (url) => {
  expect((await get(url)).status).toBe(404);
});
