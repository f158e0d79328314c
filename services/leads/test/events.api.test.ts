import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMetrics } from '../../platform/src/metrics';
import { listen } from './event-stream';
import { useLeads } from './leads-client';

const leads = useLeads();

const open = (token: string) => listen(leads.url, token);

it('tells of a new enquiry, a changed status, a note and a deletion within two seconds', async () => {
  const { token, request } = await leads.signIn('manager');
  const stream = await open(token);
  expect(stream.status).toBe(200);
  await stream.until((text) => text.includes('retry: '));

  const leadId = await leads.enquire();
  await stream.until((text) => text.includes('{"kind":"enquiry"}'), 2000);

  const lead = `/api/admin/submissions/${leadId}`;
  const told = (times: number) =>
    stream.until((text) => text.split(`"kind":"lead","id":"${leadId}"`).length - 1 === times, 2000);
  await request.patch(lead).send({ status: 'pending' }).expect(200);
  await told(1);
  await request.post(`${lead}/notes`).send({ content: 'Called back' }).expect(201);
  await told(2);
  // What changes nothing is no news.
  await request.patch(lead).send({ status: 'pending' }).expect(200);
  await request.delete(lead).expect(204);
  await told(3);
  stream.close();
});

it('says at first for how long nothing has happened', async () => {
  const { token } = await leads.signIn('manager');
  const quietMs = async (): Promise<number> => {
    const stream = await open(token);
    await stream.until((text) => text.includes('event: opened\n'));
    stream.close();
    return Number(/event: opened\ndata: (\d+)\n/.exec(stream.text())?.[1]);
  };
  const first = await quietMs();
  await sleep(150);
  expect(await quietMs()).toBeGreaterThanOrEqual(first + 100);
  const stream = await open(token);
  const sentAt = performance.now();
  await leads.enquire();
  await stream.until((text) => text.includes('{"kind":"enquiry"}'));
  stream.close();
  expect(await quietMs()).toBeLessThanOrEqual(performance.now() - sentAt);
});

it('tells who has a lead open to those who may see it, which is no news about the lead', async () => {
  const [ravi, amit] = [await leads.signIn('manager', 'Ravi Kumar'), await leads.signIn('manager')];
  const leadId = await leads.enquire();
  const stream = await open(amit.token);
  await stream.until((text) => text.includes('event: opened'));
  // By then the enquiry was told of.
  await sleep(1200);
  const viewing = `/api/admin/submissions/${leadId}/viewing`;
  await ravi.request.post(viewing).send({ isOpen: true }).expect(204);
  const told = { kind: 'viewing', id: leadId, by: ravi.id, name: 'Ravi Kumar', isOpen: true };
  await stream.until((text) => text.includes(JSON.stringify(told)), 2000);
  stream.close();
  const later = await open(amit.token);
  await later.until((text) => text.includes('event: opened\n'));
  later.close();
  expect(Number(/event: opened\ndata: (\d+)\n/.exec(later.text())?.[1])).toBeGreaterThan(500);
  await ravi.request.post(viewing).send({}).expect(400);
  await ravi.request
    .post(`/api/admin/submissions/${randomUUID()}/viewing`)
    .send({ isOpen: true })
    .expect(404);
});

it('is for those who are signed in, and ends with their session', async () => {
  expect((await open('')).status).toBe(401);
  const { id, token } = await leads.signIn('sales_executive');
  const stream = await open(token);
  expect(stream.status).toBe(200);
  await leads.sql`UPDATE auth.session SET ended_at = now() WHERE user_id = ${id}`;
  await stream.until(() => stream.isOver(), 8000);
});

it('gives a session eight streams and tells the oldest to go for a ninth', async () => {
  const { token } = await leads.signIn('sales_executive');
  const other = await leads.signIn('sales_executive');
  const streams = [await open(other.token)];
  for (let count = 0; count < 9; count += 1) streams.push(await open(token));
  const [untouched, oldest, ...rest] = streams;
  await oldest?.until(() => oldest.isOver());
  expect(oldest?.text()).toContain('event: replaced\n');
  expect([untouched, ...rest].map((stream) => stream?.isOver())).toEqual(Array(9).fill(false));
  const [, counted] = /^golghar_event_streams (\d+)$/m.exec(await readMetrics()) ?? [];
  expect(Number(counted)).toBeGreaterThanOrEqual(9);
  for (const stream of streams) stream.close();
});

it('opens no stream for HEAD', async () => {
  const colleague = await leads.signIn('sales_executive');
  const answer = await colleague.request.head('/api/admin/events');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
});
