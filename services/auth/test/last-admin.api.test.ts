import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { authClient, invite, users } from './auth-client';

const auth = useService('auth');
const first = auth.member('admin');

const change = async (by: SignedIn, { id }: { id: string }, data: object) => {
  const { status, body } = await by.request.patch(`${users}/${id}`).send(data);
  return { status, code: body.code, message: body.message };
};

it('the only admin can be neither demoted nor disabled, an invited admin is none yet', async () => {
  await invite(first, 'admin');
  for (const data of [{ role: 'manager' }, { status: 'disabled' }, { role: 'admin', status: 'disabled' }]) {
    const refused = await change(first, first, data);
    expect([refused.status, refused.code]).toEqual([409, 'last_admin']);
    expect(refused.message).toContain('last active administrator');
  }
  await first.request.get(users).expect(200);
  await first.request.delete(`${users}/${first.id}`).expect(409);
  // What takes nothing away is allowed.
  expect((await change(first, first, { role: 'admin', status: 'active' })).status).toBe(200);
  await authClient(auth).logIn(first.email).expect(200);
});

it('of two admins who remove each other at the same moment one stays', async () => {
  const second = await auth.signIn('admin');
  for (let round = 0; round < 10; round += 1) {
    const data = round % 2 ? { role: 'manager' } : { status: 'disabled' };
    const answers = await Promise.all([change(first, second, data), change(second, first, data)]);
    const statuses = answers.map(({ status }) => status);
    const left = await auth.sql`SELECT FROM auth.app_user
      WHERE role = 'admin' AND status = 'active' AND password_hash IS NOT NULL`;
    expect([round, statuses, left.length]).toEqual([round, statuses, 1]);
    expect(statuses).toContain(200);
    // The other was in time for the lock, or too late to be an admin at all.
    expect([401, 403, 409]).toContain(Math.max(...statuses));
    const both = [[first.id, second.id]];
    await auth.database.query(
      `UPDATE auth.app_user SET role = 'admin', status = 'active' WHERE id = ANY($1)`,
      both,
    );
    await auth.database.query('UPDATE auth.session SET ended_at = NULL WHERE user_id = ANY($1)', both);
  }
});
