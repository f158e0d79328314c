import { spawnSync } from 'node:child_process';
import { api } from '@golghar/contracts';
import { describeMismatch } from '../../../infra/test/api/open-api-check';
import { useService } from '../../../infra/test/api/use-service';

const leads = useService('leads');

it('is served to those who are signed in, and is valid OpenAPI 3.1', async () => {
  const { request } = await leads.signIn('sales_executive');
  const { body } = await request.get('/api/admin/openapi.json').expect(200);
  // The validator is a module of another kind than those that jest loads.
  const script = `
    import { Validator } from '@seriousme/openapi-schema-validator';
    import { json } from 'node:stream/consumers';
    const result = await new Validator().validate(await json(process.stdin));
    console.log(JSON.stringify(result));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    input: JSON.stringify(body),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({ valid: true });
  expect(body.openapi).toMatch(/^3[.]1[.]/);
  expect(body.paths['/api/contact'].post.requestBody.content['application/json'].schema.required).toContain(
    'email',
  );
});

it('is a page for people', async () => {
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
  expect(text).toContain('<code>service</code></th><td>one of brand_strategy,');
});

it('catches an answer that is not as it says', () => {
  const created = { method: 'POST', route: '/api/contact', status: 201 };
  expect(describeMismatch(created, '{"id":7}')).toContain('/api/contact 201');
  expect(describeMismatch({ ...created, status: 202 }, '{}')).toContain('not described');
  expect(describeMismatch({ ...created, status: 400 }, '{"code":"odd","message":""}')).toContain('400');
});
