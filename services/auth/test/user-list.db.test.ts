import { DataSource } from 'typeorm';
import { addPerson } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { selectUsers } from '../src/user-management/user-list.sql';

const auth = useService('auth');

it('selectUsers has the columns of its row, with and without a link', async () => {
  const admin = await auth.signIn('admin');
  const plain = await addPerson(auth.database, 'manager', 'Asha Plain');
  const invitation = { name: 'Bina Invited', email: 'bina@golghar.example', role: 'sales_executive' };
  const { body } = await admin.request.post('/api/admin/users').send(invitation).expect(201);
  const { manager } = auth.app.get(DataSource);
  const [asha] = await selectUsers(manager, plain.id);
  expect(asha).toEqual({
    id: plain.id,
    name: 'Asha Plain',
    email: plain.email,
    role: 'manager',
    status: 'active',
    lastSignInAt: null,
    createdAt: expect.any(Date),
    purpose: null,
    expiresAt: null,
    mail: null,
  });
  const [bina] = await selectUsers(manager, body.user.id);
  expect(bina).toMatchObject({ status: 'invited', purpose: 'invitation', expiresAt: expect.any(Date) });
  expect(['queued', 'sent']).toContain(bina?.mail);
  expect((await selectUsers(manager)).map(({ name }) => name).slice(0, 2)).toEqual([
    'Asha Plain',
    'Bina Invited',
  ]);
});
