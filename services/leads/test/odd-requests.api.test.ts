import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorStatus, wireErrorSchema } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const leads = useService('leads');

/** What comes back for these bytes until the connection is closed; the rest follows so many ms apart. */
async function raw(bytes: string, rest: readonly string[] = [], everyMs = 1000): Promise<string> {
  const { hostname, port } = new URL(leads.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  const parts = [...rest];
  const timer = setInterval(() => {
    const part = parts.shift();
    if (part !== undefined && socket.writable) socket.write(part);
  }, everyMs);
  try {
    return await text(socket);
  } finally {
    clearInterval(timer);
  }
}

const readAnswer = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, code: wireErrorSchema.parse(JSON.parse(body)).code };
};

describe('what is no request', () => {
  it.each([
    ['an unknown method', 'FOO /api/contact HTTP/1.1\r\nHost: x\r\n\r\n', 'malformed'],
    [
      'a control byte in a header',
      'GET /api/contact HTTP/1.1\r\nHost: x\r\nX-A: a\x01b\r\n\r\n',
      'malformed',
    ],
    [
      'headers of 40 KB',
      `GET /api/contact HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`,
      'too_large',
    ],
    ['noise', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 'malformed'],
  ] as const)('%s is answered in our shape on a connection that is closed', async (_, bytes, code) => {
    const answer = readAnswer(await raw(bytes));
    expect(answer).toMatchObject({ code, status: errorStatus[code] });
    expect(answer.head).toMatch(/^connection: close$/im);
  });

  it('a body that drips is cut within 20 s', async () => {
    const start = Date.now();
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
    expect(readAnswer(await raw(head, Array(60).fill(' ')))).toMatchObject({ code: 'too_slow', status: 408 });
    expect(Date.now() - start).toBeLessThan(20_000);
  }, 30_000);
});

describe('addresses', () => {
  it.each([
    ['/api/admin/submissions/%ff', 400],
    ['/api/admin/submissions/%c0%af', 400],
    [`/api/admin/submissions/${'a'.repeat(100)}`, 404],
    [`/api/admin/submissions/${'a'.repeat(1000)}`, 404],
    ['/api/admin/submissions/..%2f..', 404],
    ['/api/admin/nothing', 404],
    ['/api/contact', 405],
    ['//', 404],
  ])('%s', async (path, status) => {
    const colleague = await leads.signIn('admin');
    const answer = readAnswer(
      await raw(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: session=${colleague.token}\r\nConnection: close\r\n\r\n`,
      ),
    );
    expect(answer.status).toBe(status);
    expect(errorStatus[answer.code]).toBe(status);
  });
});

describe('queries', () => {
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
  ])('%s is 400', async (path) => {
    const colleague = await leads.signIn('admin');
    const { body } = await colleague.request.get(path).expect(400);
    expect(wireErrorSchema.parse(body).code).toMatch(/^(invalid|malformed)$/);
  });
});

it('an origin of another scheme is another origin', async () => {
  const { host } = new URL(leads.url);
  const post = (origin: string) =>
    leads.request.post('/api/contact').set('Origin', origin).send(makeEnquiry());
  await post(`http://${host}`).expect(201);
  const { body } = await post(`https://${host}`).expect(403);
  expect(body.code).toBe('foreign_origin');
});
