import { type APIRequestContext, expect, request as programs, test } from '@playwright/test';
import { type Stack, startStack, testAdmin } from '../stack';
import { queryDatabase } from '../support/database';

/** A stack of its own: on the shared one other tests' admins come and go. */
let stack: Stack;
const users = '/api/admin/users';
const password = 'litti on a slow fire 1917';

type Member = { id: string; browser: APIRequestContext };

const browserOf = () => programs.newContext({ baseURL: stack.url });

async function firstAdmin(): Promise<Member> {
  const browser = await browserOf();
  const { user } = await (await browser.post('/api/auth/login', { data: testAdmin })).json();
  return { id: user.id, browser };
}

async function otherAdmin(by: Member): Promise<Member> {
  const data = { name: 'Second Admin', email: 'second@golghar.example', role: 'admin' };
  const { user, link } = await (await by.browser.post(users, { data })).json();
  const browser = await browserOf();
  const token = new URL(link.url).hash.slice(1);
  const answer = await browser.post('/api/auth/links/accept', { data: { token, newPassword: password } });
  expect(answer.status()).toBe(200);
  return { id: user.id, browser };
}

const change = async ({ browser }: Member, { id }: { id: string }, data: object) => {
  const answer = await browser.patch(`${users}/${id}`, { data });
  return { status: answer.status(), ...((await answer.json()) as { code?: string; message?: string }) };
};

const activeAdmins = () =>
  queryDatabase(stack.databaseUrl, `SELECT FROM auth.app_user WHERE role = 'admin' AND status = 'active'`);

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

test.beforeAll(async () => {
  stack = await startStack({ localDir: '.local/test-last-admin', fresh: true });
});

test.afterAll(() => stack.stop());

test('the only admin can be neither demoted nor disabled, an invited admin is none yet', async () => {
  const first = await firstAdmin();
  await first.browser.post(users, {
    data: { name: 'Invited Admin', email: 'invited@golghar.example', role: 'admin' },
  });
  for (const data of [{ role: 'manager' }, { status: 'disabled' }, { role: 'admin', status: 'disabled' }]) {
    const refused = await change(first, first, data);
    expect([refused.status, refused.code]).toEqual([409, 'last_admin']);
    expect(refused.message).toContain('last active administrator');
  }
  expect((await first.browser.get('/api/admin/dashboard')).status()).toBe(200);
  expect((await first.browser.delete(`${users}/${first.id}`)).status()).toBe(409);
  // What takes nothing away is allowed.
  expect((await change(first, first, { role: 'admin', status: 'active' })).status).toBe(200);
});

test('of two admins who remove each other at the same moment one stays', async () => {
  const first = await firstAdmin();
  const second = await otherAdmin(first);
  await queryDatabase(stack.databaseUrl, `DELETE FROM auth.app_user WHERE password_hash IS NULL`);
  for (let round = 0; round < 25; round += 1) {
    const data = round % 2 ? { role: 'manager' } : { status: 'disabled' };
    const answers = await Promise.all([change(first, second, data), change(second, first, data)]);
    const statuses = answers.map(({ status }) => status);
    expect(await activeAdmins(), `round ${round}: ${statuses}`).toHaveLength(1);
    expect(statuses).toContain(200);
    // The other was in time for the lock, or too late to be an admin at all.
    expect([401, 403, 409]).toContain(Math.max(...statuses));
    await queryDatabase(stack.databaseUrl, `UPDATE auth.app_user SET role = 'admin', status = 'active'`);
    await queryDatabase(stack.databaseUrl, 'UPDATE auth.session SET ended_at = NULL');
  }
});
