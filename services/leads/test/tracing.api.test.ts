import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { type OtlpReceiver, startOtlpReceiver } from '../../../infra/test/support/otlp-receiver';
import { startTracing, stopTracing, traceResponses } from '../../platform/src/tracing/tracing';
import { useWorker } from './leads-client';

const leads = useService('leads', { prepare: (app) => traceResponses(app.getHttpAdapter().getInstance()) });

// OpenTelemetry is loaded by `require`, which knows no TypeScript of its own.
afterAll(register());

let collector: OtlpReceiver;
const worker = useWorker(leads);

beforeAll(async () => {
  collector = await startOtlpReceiver();
});

beforeEach(() => {
  collector.spans.length = 0;
  startTracing('leads', '2026-11-22', collector.url);
});

afterAll(async () => {
  await stopTracing();
  await collector?.close();
});

const requestId = () => randomBytes(16).toString('hex');

/** An enquiry as the gateway sends it on; with its request's id. */
async function enquire(id: string): Promise<void> {
  const sent = leads.request.post('/api/contact').set('x-request-id', id);
  await sent
    .set('x-request-start', (Date.now() / 1000).toFixed(3))
    .send(makeEnquiry())
    .expect(201);
}

/** What the collector has once everything is sent. */
async function received() {
  await stopTracing();
  return collector.spans;
}

it('is one trace from the gateway through the service, its arrival and the job to the mail', async () => {
  const id = requestId();
  await enquire(id);
  // Redis is away here: the trace shows the job all the same.
  await worker.arrive();
  await worker.deliver();

  const spans = (await received()).filter(({ traceId }) => traceId === id);
  const nameOf = (spanId = '') => {
    const parent = spans.find((span) => span.spanId === spanId);
    return parent && `${parent.service} ${parent.name}`;
  };
  const tree = spans.map((span) => [`${span.service} ${span.name}`, nameOf(span.parentSpanId)]);
  expect(tree.sort()).toEqual([
    ['gateway POST /api/contact', undefined],
    ['leads POST /api/contact', 'gateway POST /api/contact'],
    ['leads add a job', 'leads send arrival'],
    ['leads hand over to the mail server', 'leads send alert'],
    ['leads send alert', 'gateway POST /api/contact'],
    ['leads send arrival', 'gateway POST /api/contact'],
    ['leads store enquiry', 'gateway POST /api/contact'],
  ]);
  expect(spans.every((span) => span.endTimeUnixNano >= span.startTimeUnixNano)).toBe(true);
});

it('says what the mail server made of it, and nothing about a person', async () => {
  const id = requestId();
  const enquiry = makeEnquiry();
  await leads.request.post('/api/contact?name=Asha').set('x-request-id', id).send(enquiry).expect(201);
  worker.mailServer.answer = () => ({ kind: 'deferred', answer: '451 later' });
  await worker.arrive();
  await worker.deliver();
  const spans = await received();
  const attempt = spans.find(({ name, traceId }) => traceId === id && name.startsWith('hand over'));
  expect(attempt?.attributes).toEqual([{ key: 'outcome', value: { stringValue: 'deferred' } }]);
  const written = JSON.stringify(spans);
  for (const word of [enquiry.name, enquiry.email, enquiry.phone, enquiry.message, 'Asha'])
    expect(written).not.toContain(word);
});

it('knows no probe and no request without the gateway’s id', async () => {
  await leads.request.get('/readyz').expect(200);
  await leads.request.get('/api/call-promise').set('x-request-id', 'made up').expect(200);
  expect(await received()).toEqual([]);
});

it('goes on when the collector is away', async () => {
  await stopTracing();
  startTracing('leads', '', 'http://127.0.0.1:1');
  await enquire(requestId());
  const before = Date.now();
  await stopTracing();
  expect(Date.now() - before).toBeLessThan(10_000);
});

it('loads nothing of it without a collector', () => {
  const names = ['api.module', 'worker.module'].map((name) => path.resolve(__dirname, '../dist', name));
  const loaded = execFileSync(
    process.execPath,
    [
      '-e',
      `for (const name of ${JSON.stringify(names)}) require(name); console.log(Object.keys(require.cache).filter((file) => /opentelemetry.(sdk|exporter)/.test(file)).length)`,
    ],
    { encoding: 'utf8' },
  );
  expect(loaded.trim()).toBe('0');
});
