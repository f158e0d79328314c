import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { api, errorStatus, wireErrorSchema } from '@golghar/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const leads = useService('leads');

it.each([
  ['an unknown method', 'FOO /api/contact HTTP/1.1\r\nHost: x\r\n\r\n', 'malformed'],
  ['a control byte', 'GET /api/contact HTTP/1.1\r\nHost: x\r\nX-A: a\x01b\r\n\r\n', 'malformed'],
  ['a header of 40 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`, 'too_large'],
  ['noise', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 'malformed'],
] as const)('%s is answered in our shape on a connection that is closed', async (_, bytes, code) => {
  const { hostname, port } = new URL(leads.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(bytes, 'latin1');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect([Number(head.split(' ')[1]), JSON.parse(body).code]).toEqual([errorStatus[code], code]);
  expect(head).toMatch(/^connection: close$/im);
});

const cursor = {
  at: '2026-11-21T06:12:00.000Z',
  id: '019aa3b0-0000-7000-8000-000000000001',
  before: 0,
  part: 0,
};
const forged = (change: object) =>
  Buffer.from(JSON.stringify({ ...cursor, ...change })).toString('base64url');
it.each([
  '/api/admin/submissions?q=a%00b',
  '/api/admin/submissions?q=a%1fb&limit=10',
  '/api/admin/submissions?limit=10&service=%07',
  '/api/admin/submissions?limit=10&from=0000-01-01T00:00:00Z',
  '/api/admin/submissions?limit=10&to=0000-12-31T00:00:00Z',
  '/api/admin/submissions?limit=1e400',
  '/api/admin/submissions?limit=99999999999999999999',
  `/api/admin/submissions?limit=10&cursor=${forged({ at: '0000-01-01T00:00:00.000Z' })}`,
  `/api/admin/submissions?limit=10&cursor=${forged({ at: undefined })}`,
  `/api/admin/submissions?limit=10&cursor=${forged({ before: 1e30 })}`,
  `/api/admin/submissions?limit=10&cursor=${forged({ before: -1 })}`,
  `/api/admin/submissions?limit=10&cursor=${forged({ part: 0.5 })}`,
  `/api/admin/submissions?limit=10&cursor=${forged({ id: `${cursor.id}\0` })}`,
  `/api/admin/submissions?limit=10&cursor=${forged({ id: "' OR 1=1" })}`,
  '/api/admin/reports?from=0000-01-01&to=0000-01-02',
  '/api/admin/audit?limit=10&cursor=%00',
  '/api/admin/audit?limit=0.5',
])('queries %s is 400', async (path) => {
  const colleague = await leads.signIn('admin');
  const { body } = await colleague.request.get(path).expect(400);
  expect(wireErrorSchema.parse(body).code).toMatch(/^(invalid|malformed)$/);
});

it('an origin of another scheme is another origin', async () => {
  const { host } = new URL(leads.url);
  const post = (origin: string) =>
    leads.request.post('/api/contact').set('Origin', origin).send(makeEnquiry());
  await post(`http://${host}`).expect(201);
  const { body } = await post(`https://${host}`).expect(403);
  expect(body.code).toBe('foreign_origin');
});

it('the health of the product says to everybody whether it works, and no more', async () => {
  const { body } = await leads.request.get('/api/health').expect(200);
  expect(body).toEqual({ status: 'ok' });
});

it('the document of the API is served to those who are signed in, and is valid OpenAPI 3.1', async () => {
  const { request } = await leads.signIn('sales_executive');
  const { body } = await request.get('/api/admin/openapi.json').expect(200);
  expect(await new Validator().validate(structuredClone(body))).toMatchObject({ valid: true });
  expect(body.openapi).toMatch(/^3[.]1[.]/);
  expect(body.paths['/api/contact'].post.requestBody.content['application/json'].schema.required).toContain(
    'email',
  );
});

it('the document of the API is a page for people, too', async () => {
  const { request } = await leads.signIn('sales_executive');
  const { text } = await request
    .get('/api/admin/openapi')
    .expect(200)
    .expect('content-type', /^text\/html/);
  expect(text).toContain('<span class="method">POST</span> /api/contact');
  for (const name of Object.keys(api)) {
    expect(text).toContain(`href="#${name}"`);
    expect(text).toContain(`<section id="${name}">`);
  }
  for (const field of [
    '<code>service</code></th><td>one of brand_strategy,',
    '<code>name</code></th><td>text, 2 to 100 characters',
    '<code>limit</code></th><td>integer, 1 to 200; in the query, optional',
    '<code>submission.owner</code></th><td>object or null',
    '<code>submission.owner.name</code></th><td>text',
    '<code>submission.tags</code></th><td>list of text',
    '<code>submission.version</code></th><td>integer',
    '<code>person.timeline[].kind</code></th><td>one of enquiry, note,',
    '<code>status</code></th><td>ok',
  ])
    expect(text).toContain(field);
});
