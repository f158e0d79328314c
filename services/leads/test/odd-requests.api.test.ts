import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorStatus, wireErrorSchema } from '@golghar/contracts';
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

const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const id = '019aa3b0-0000-7000-8000-000000000001';
const at = '2026-11-21T06:12:00.000Z';
it.each([
  '/api/admin/submissions?q=a%00b',
  '/api/admin/submissions?q=a%1fb&limit=10',
  '/api/admin/submissions?limit=10&service=%07',
  '/api/admin/submissions?limit=10&from=0000-01-01T00:00:00Z',
  '/api/admin/submissions?limit=10&to=0000-12-31T00:00:00Z',
  '/api/admin/submissions?limit=1e400',
  '/api/admin/submissions?limit=99999999999999999999',
  `/api/admin/submissions?limit=10&cursor=${forged(['0000-01-01T00:00:00.000Z', id, 0])}`,
  `/api/admin/submissions?limit=10&cursor=${forged([at, id, 1e30])}`,
  `/api/admin/submissions?limit=10&cursor=${forged([at, `${id}\0`, 0])}`,
  `/api/admin/submissions?limit=10&cursor=${forged({})}`,
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
