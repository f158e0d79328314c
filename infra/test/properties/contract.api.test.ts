import { api, type Endpoint, errorStatus, wireErrorSchema } from '@golghar/contracts';
import fc from 'fast-check';
import { useService } from '../api/use-service';
import { makeEnquiry } from '../support/enquiry';
import { requestsFor } from './arbitrary-request';
import { type Received, type Sent, send } from './send';

/** Requests in total; `PROPERTY_REQUESTS=50000 make test-api file=infra/test/properties` tests more. */
const total = Number(process.env.PROPERTY_REQUESTS || 2000);

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });
const metrics = useService('metrics', { database: () => auth.database });

/** As the gateway forwards them. */
const serviceFor = (path: string) => {
  if (/^\/api\/(auth\/|admin\/users)/.test(path)) return auth;
  return /^\/api\/(visitor-count|admin\/metrics)/.test(path) ? metrics : leads;
};

const show = ({ method, path, headers, body }: Sent, { status, text }: Received) =>
  `${method} ${path} ${JSON.stringify(headers)} ${body?.slice(0, 500)}\n→ ${status} ${text.slice(0, 500)}`;

/** Number of responses by status. */
const counts: Record<number, number> = {};

const isForm = ({ method, path }: Sent) =>
  method === 'POST' && /^\/api\/(contact|newsletter)\/form(\?|$)/.test(path);

/** Whether the browser itself sends such requests; the response is a page. */
const isBrowsersForm = (sent: Sent) =>
  isForm(sent) && String(sent.headers['content-type']).startsWith('application/x-www-form-urlencoded');

/** What holds for every response, whatever was requested. */
function check(sent: Sent, received: Received): void {
  const { status, headers, text } = received;
  counts[status] = (counts[status] ?? 0) + 1;
  if (status >= 500) throw new Error(`An error of ours: ${show(sent, received)}`);
  if (status < 400 || sent.method === 'HEAD') return;
  const isPage = headers['content-type']?.startsWith('text/html');
  if (isBrowsersForm(sent) || (isForm(sent) && isPage)) {
    if (isPage && text.includes('<form method="post"')) return;
    throw new Error(`No page with the form: ${show(sent, received)}`);
  }
  const error = wireErrorSchema.safeParse(text.startsWith('{') ? JSON.parse(text) : undefined);
  if (!error.success || !headers['content-type']?.startsWith('application/json'))
    throw new Error(`Not in our shape: ${show(sent, received)}`);
  if (errorStatus[error.data.code] !== status) throw new Error(`Another status: ${show(sent, received)}`);
}

let ids: string[] = [];

beforeAll(async () => {
  const { body } = await leads.request.post('/api/contact').send(makeEnquiry()).expect(201);
  const { id } = await leads.signIn('sales_executive');
  ids = [body.id, id];
});

const operations = Object.entries<Endpoint>(api);

it.each(operations)(
  '%s answers in one shape, and never by an error of ours',
  async (_, entry) => {
    // Some operations end the session that they are called with.
    const { token } = await auth.signIn('admin');
    const origin = serviceFor(entry.path).url;
    await fc.assert(
      fc.asyncProperty(requestsFor(entry, ids, `session=${token}`), async (sent) =>
        check(sent, await send(origin, sent)),
      ),
      { numRuns: Math.ceil(total / operations.length) },
    );
  },
  Math.max(60_000, total * 20),
);

it('got through to the operations often enough for that to mean something', () => {
  const successes = Object.entries(counts).filter(([status]) => Number(status) < 300);
  expect(successes.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(total / 20);
});
