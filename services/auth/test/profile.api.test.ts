import { useService } from '../../../infra/test/api/use-service';

const auth = useService('auth');
const path = '/api/auth/profile';

it('changes one’s own name, whoever one is', async () => {
  for (const role of ['sales_executive', 'manager', 'admin'] as const) {
    const { id, email, request } = await auth.signIn(role, 'Asha Kumari');
    const { body } = await request.patch(path).send({ name: ' Asha Sinha ' }).expect(200);
    expect(body.user).toEqual({ id, name: 'Asha Sinha', email, role, mustChangePassword: false });
    expect((await request.get('/api/auth/check').expect(200)).body.user.name).toBe('Asha Sinha');
    const entries = () =>
      auth.database.query('SELECT action, actor_name, detail FROM auth.audit_entry WHERE actor_id = $1', [
        id,
      ]);
    const entry = { action: 'name_changed', actor_name: 'Asha Kumari', detail: 'Asha Kumari → Asha Sinha' };
    expect(await entries()).toEqual([entry]);
    // The same again is no change.
    await request.patch(path).send({ name: 'Asha Sinha' }).expect(200);
    expect(await entries()).toEqual([entry]);
  }
});

it.each([
  [{ name: 'A' }, 'Name must be at least 2 characters'],
  [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  [{ name: 'Asha\r\nBcc: x@y.example' }, 'Name must be one line without control characters'],
  [{}, 'Name must be at least 2 characters'],
])('refuses %j', async (update, message) => {
  const { request } = await auth.signIn('manager');
  const { body } = await request.patch(path).send(update).expect(400);
  expect(body.fields).toEqual({ name: message });
});

it('changes nothing else', async () => {
  const { request } = await auth.signIn('manager');
  await request.patch(path).send({ name: 'Asha Sinha', role: 'admin' }).expect(400);
});
