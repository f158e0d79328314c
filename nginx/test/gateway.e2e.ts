import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { backOfficePaths, errorStatus, leadPath, wireErrorSchema } from '@golghar/contracts';
import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { freshAddress, postJsonFrom, requestFrom } from '../../infra/test/support/request-from';

const get = (path: string, headers: Record<string, string> = {}) =>
  requestFrom(freshAddress(), product.url + path, { headers });

/** A raw connection, for bytes that no HTTP client would send. */
const openSocket = () =>
  connect({ host: '127.0.0.1', port: Number(new URL(product.url).port), localAddress: freshAddress() });

const redirects: [string, number, string][] = [
  ['/index.html', 301, '/'],
  ['/about', 301, '/#about'],
  ['/about/', 301, '/about'],
  ['/admin', 302, '/admin/dashboard'],
  ['/case-study/biryani-mahal', 301, '/case-studies/biryani-mahal'],
  ['/services/?tab=digital', 301, '/services?tab=digital'],
  ['//evil.example/', 301, '/evil.example'],
  ['/case-studies/biryani-mahal/', 301, '/case-studies/biryani-mahal'],
  ['/admin/board?q=asha', 301, '/admin/submissions/board?q=asha'],
  ['/admin/quarantine', 301, '/admin/submissions/quarantine'],
  ['/admin/month?month=2026-10', 301, '/admin/reports?month=2026-10'],
  ['/admin/newsletter', 301, '/admin/settings/newsletter'],
  ['/admin/operations', 301, '/admin/settings/operations'],
  ['/admin/audit?action=lead_deleted', 301, '/admin/settings/audit?action=lead_deleted'],
];

for (const [path, status, location] of redirects)
  test(`${path} leads to ${location}`, async () => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

for (const path of [
  '/nothing-here',
  '/services/nothing',
  '/index.html.br',
  '/__spa-fallback.html',
  '/404',
  '/apiary',
  '/case-study/nothing',
  // Decoded, these would lead to another site or inject a response header.
  '/%5Cevil.example/',
  '/a%3Fb/',
  '/a%0dX-Injected:yes/',
  '/assets/nothing.js',
  '/.env',
])
  test(`${path} is an honest 404 with the page that says so`, async () => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('Page Not Found');
  });

for (const path of ['/hi/nothing-here', '/hi/404', '/hi/pricing/nothing'])
  test(`${path} says so in Hindi, and lets that page's script run`, async () => {
    const answer = await get(path);
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(answer.text).toContain('यह पेज नहीं मिला');
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(answer.text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

test('/favicon.ico is the picture of the pages', async () => {
  const answer = await get('/favicon.ico');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
});

test('/admin leads to Today on a phone', async () => {
  const answer = await get('/admin', {
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36',
  });
  expect([answer.status, answer.headers.location]).toEqual([302, '/admin/today']);
});

for (const path of [...Object.values(backOfficePaths), leadPath('019a1b2c-3d4e-7f00-8a00-0123456789ab')])
  test(`${path} is the back office, and no robot's business`, async () => {
    const answer = await get(path);
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

for (const path of ['/admin/nothing', '/admin/submissions/1'])
  test(`${path} is an honest 404, said inside the back office`, async () => {
    const answer = await get(path);
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(answer.text).not.toContain('Page Not Found');
    expect(answer.text).toContain('Loading...');
  });

test('no address leads out of the site', async () => {
  for (const path of [
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ])
    expect([400, 404]).toContain((await get(path)).status);
});

test.describe('files', () => {
  const assetOf = async (ending: string) =>
    new RegExp(`/assets/[^"]+\\.${ending}`).exec((await get('/')).text)?.[0] ?? '';

  test('a page is asked for again each time, and not sent again when it is the same', async () => {
    const page = await get('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': page.headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  for (const [ending, type] of [
    ['js', 'text/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
    ['svg', 'image/svg+xml'],
  ] as const)
    test(`.${ending} is kept for ever and comes compressed as the browser likes`, async () => {
      const path = await assetOf(ending);
      for (const [accepts, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['identity', undefined],
        ['br;q=0.5', 'br'],
      ] as const) {
        const { status, headers } = await get(path, { 'accept-encoding': accepts });
        expect([
          status,
          headers['content-encoding'],
          headers['content-type']?.replace(/; charset.*/, ''),
        ]).toEqual([200, encoding, type.replace(/; charset.*/, '')]);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers.vary).toBe('Accept-Encoding');
        expect(headers['x-content-type-options']).toBe('nosniff');
        // A drawing may be opened as a page of its own.
        if (ending === 'svg') expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
    });
});

test('an export is compressed on its way', async ({ request }) => {
  await signIn(request);
  await request.post('/api/contact', { data: makeEnquiry() });
  const answer = await request.post('/api/admin/submissions/export', {
    data: { selection: { filter: {} } },
  });
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/x-ndjson'),
    'content-encoding': 'gzip',
  });
});

test.describe('headers', () => {
  for (const path of [
    '/',
    '/nothing-here',
    '/admin/login',
    '/api/nothing',
    '/api/auth/check',
    '/favicon.svg',
    '/services/',
    '/%zz',
  ])
    test(`${path} has them all, once`, async () => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        server: 'nginx',
      });
      const policy = headers['content-security-policy'] ?? '';
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ])
        expect(policy).toContain(rule);
      expect(policy).not.toMatch(/unsafe|\*|http/);
      expect(headers['x-powered-by']).toBeUndefined();
    });

  test('a page runs its own inline scripts and no others', async () => {
    const { headers, text } = await get('/');
    const inline = [...text.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)].length;
    expect(inline).toBeGreaterThan(0);
    expect(headers['content-security-policy']?.match(/'sha256-/g)?.length).toBeLessThanOrEqual(inline);
    expect(headers['content-security-policy']).toContain("'sha256-");
  });
});

test.describe('limits', () => {
  const contact = `${product.url}/api/contact`;

  test('an address gets ten enquiries at once and then waits; another does not', async () => {
    const address = freshAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await postJsonFrom(address, contact, makeEnquiry())).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    const refused = await postJsonFrom(address, contact, makeEnquiry());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.text).code).toBe('too_many_requests');
    expect((await postJsonFrom(freshAddress(), contact, makeEnquiry())).status).toBe(201);
  });

  test('nobody gets around the limit by a made-up address or token', async () => {
    const address = freshAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 13; count += 1)
      statuses.push(
        (
          await postJsonFrom(address, contact, makeEnquiry(), {
            'x-forwarded-for': `10.0.0.${count}`,
            'x-seed-token': 'a guess',
          })
        ).status,
      );
    expect(statuses).toContain(429);
  });

  test('what never ends or drips, a byte a second, is cut after 15 s', async () => {
    const secondsUntilCut = async (bytes: string, latest: number) => {
      const socket = openSocket();
      const start = Date.now();
      socket.on('error', () => undefined).resume();
      socket.write(bytes);
      const drip = latest > silentCut && setInterval(() => socket.writable && socket.write(' '), 1000);
      await Promise.race([new Promise((resolve) => socket.once('close', resolve)), sleep(25_000)]);
      if (drip) clearInterval(drip);
      socket.destroy();
      return [bytes, (Date.now() - start) / 1000 < latest];
    };
    const silentCut = 15.5;
    // The service checks for slow ones every 2 s.
    const dripCut = 18;
    const start = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n`;
    const cases = [
      [`${start('/api/contact', 'application/json')}{"name"`, silentCut],
      ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', silentCut],
      ['', silentCut],
      [start('/api/contact', 'application/json'), dripCut],
      [start('/api/contact/form', 'application/x-www-form-urlencoded'), dripCut],
      [start('/api/newsletter', 'application/json'), dripCut],
    ] as const;
    const cut = await Promise.all(cases.map(([bytes, latest]) => secondsUntilCut(bytes, latest)));
    expect(cut).toEqual(cases.map(([bytes]) => [bytes, true]));
  });
});

for (const [method, path, status] of [
  ['GET', '/api/nothing', 404],
  ['GET', '/api/nothing.js', 404],
  ['POST', '/api/contact/', 404],
  ['TRACE', '/api/contact', 405],
  ['GET', '/api/%zz', 400],
  ['POST', '/services', 405],
  ['GET', '/API/contact', 404],
  ['GET', '/Api', 404],
  ['FOO', '/api/contact', 405],
  ['PROPFIND', '/', 405],
  ['GET', '/api/admin/submissions/%ff', 400],
  ['GET', '/api/admin/submissions/%c0%af', 400],
  ['GET', `/api/${'a'.repeat(9000)}`, 400],
] as const)
  test(`${method} ${path.slice(0, 60)} is refused with a code of the contract`, async () => {
    const answer = await requestFrom(freshAddress(), product.url + path, { method });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const error = wireErrorSchema.parse(JSON.parse(answer.text));
    expect([answer.status, errorStatus[error.code]]).toEqual([status, status]);
  });

for (const path of ['/services', '/api/contact', '/api/nothing'])
  test(`70 KB for ${path} are refused with a code of the contract`, async () => {
    const answer = await postJsonFrom(freshAddress(), product.url + path, { message: 'x'.repeat(70_000) });
    expect(errorStatus[wireErrorSchema.parse(JSON.parse(answer.text)).code]).toBe(answer.status);
    expect([404, 405, 413]).toContain(answer.status);
  });

test('the product says outside whether it works, and no more; each answer has the id of its log line', async () => {
  const answer = await get('/api/health');
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { status: 'ok' }]);
  for (const { headers } of [answer, await get('/api/nothing'), await get('/api/auth/check')])
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

/** The response to these bytes until the connection is closed. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = openSocket();
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.once('close', () => resolve(answer)).once('error', reject);
    socket.write(bytes, 'latin1');
  });

const post =
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n';
const note = post.replace('/api/contact', '/api/admin/submissions/x/notes');

for (const [what, bytes] of [
  ['a chunk that is none', `${post}Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\nzz\r\n`],
  ['the same where a session is needed', `${note}Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\nzz\r\n`],
  ['an unknown encoding', `${post}Transfer-Encoding: gzip\r\n\r\nabc`],
  ['a length that is no number', `${post}Content-Length: abc\r\n\r\n`],
  ['two lengths', `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks of 70 KB', `${post}Transfer-Encoding: chunked\r\n\r\n11170\r\n${' '.repeat(70_000)}\r\n0\r\n\r\n`],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ['another protocol', 'GET /api/health HTTP/3.1\r\nHost: x\r\n\r\n'],
  ['a header of 9 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(9000)}\r\n\r\n`],
  ['a control byte', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: a\x01b\r\nConnection: close\r\n\r\n'],
  [
    'a condition that fails',
    'GET /favicon.svg HTTP/1.1\r\nHost: x\r\nIf-Match: "x"\r\nConnection: close\r\n\r\n',
  ],
] as const)
  test(`${what} is answered with a code of the contract`, async () => {
    const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n');
    expect(errorStatus[wireErrorSchema.parse(JSON.parse(body)).code]).toBe(Number(head.split(' ')[1]));
  });
