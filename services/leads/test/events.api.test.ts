import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { readMetrics } from '../../platform/src/metrics/metrics';

const leads = useService('leads');

type Stream = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  isOver: boolean;
  close: () => void;
};

const open = (token: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const outgoing = get(
      `${leads.url}/api/admin/events`,
      { headers: { cookie: `session=${token}` } },
      (answer) => {
        const stream: Stream = {
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: '',
          isOver: false,
          close: () => outgoing.destroy(),
        };
        answer.setEncoding('utf8').on('data', (part) => {
          stream.text += part;
        });
        for (const end of ['end', 'error'])
          answer.on(end, () => {
            stream.isOver = true;
          });
        resolve(stream);
      },
    );
    outgoing.on('error', reject);
  });

const until = async (isSo: () => boolean, timeoutMs = 2000): Promise<void> => {
  for (const end = Date.now() + timeoutMs; !isSo(); await sleep(20))
    if (Date.now() > end) throw new Error(`It did not happen within ${timeoutMs} ms`);
};

it('tells of a new enquiry, a changed status, a note and a deletion within two seconds', async () => {
  const { token, request } = await leads.signIn('manager');
  const stream = await open(token);
  expect(stream.status).toBe(200);
  await until(() => stream.text.includes('retry: '));

  const { body } = await leads.request.post('/api/contact').send(makeEnquiry()).expect(201);
  await until(() => stream.text.includes('{"kind":"enquiry"}'));

  const lead = `/api/admin/submissions/${body.id}`;
  const times = () => stream.text.split(`"kind":"lead","id":"${body.id}"`).length - 1;
  await request.patch(lead).send({ status: 'pending' }).expect(200);
  await until(() => times() === 1);
  await request.post(`${lead}/notes`).send({ content: 'Called back' }).expect(201);
  await until(() => times() === 2);
  // What changes nothing is no news.
  await request.patch(lead).send({ status: 'pending' }).expect(200);
  await request.delete(lead).expect(204);
  await until(() => times() === 3);
  stream.close();
});

it('says at first for how long nothing has happened', async () => {
  const { token } = await leads.signIn('manager');
  const quietMs = async (): Promise<number> => {
    const stream = await open(token);
    await until(() => stream.text.includes('event: opened\n'));
    stream.close();
    return Number(/event: opened\ndata: (\d+)\n/.exec(stream.text)?.[1]);
  };
  const first = await quietMs();
  await sleep(150);
  expect(await quietMs()).toBeGreaterThanOrEqual(first + 100);
  const stream = await open(token);
  const sentAt = performance.now();
  await leads.request.post('/api/contact').send(makeEnquiry()).expect(201);
  await until(() => stream.text.includes('{"kind":"enquiry"}'));
  stream.close();
  expect(await quietMs()).toBeLessThanOrEqual(performance.now() - sentAt);
});

it('is for those who are signed in, and ends with their session', async () => {
  expect((await open('')).status).toBe(401);
  const { id, token } = await leads.signIn('sales_executive');
  const stream = await open(token);
  expect(stream.status).toBe(200);
  await leads.database.query('UPDATE auth.session SET ended_at = now() WHERE user_id = $1', [id]);
  await until(() => stream.isOver, 8000);
});

it('gives a session eight streams and tells the oldest to go for a ninth', async () => {
  const { token } = await leads.signIn('sales_executive');
  const other = await leads.signIn('sales_executive');
  const streams = [await open(other.token)];
  for (let count = 0; count < 9; count += 1) streams.push(await open(token));
  const [untouched, oldest, ...rest] = streams;
  await until(() => oldest?.isOver === true);
  expect(oldest?.text).toContain('event: replaced\n');
  expect([untouched, ...rest].map((stream) => stream?.isOver)).toEqual(Array(9).fill(false));
  const [, counted] = /^golghar_event_streams (\d+)$/m.exec(await readMetrics()) ?? [];
  expect(Number(counted)).toBeGreaterThanOrEqual(9);
  for (const stream of streams) stream.close();
});

it('opens no stream for HEAD', async () => {
  const colleague = await leads.signIn('sales_executive');
  const answer = await colleague.request.head('/api/admin/events');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
});
