import { DataSource } from 'typeorm';
import { addPerson } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { selectUsers } from '../src/user-management/user-list.sql';

const auth = useService('auth');

it('selectUsers lists users by name, or one alone', async () => {
  const bina = await addPerson(auth.database, 'manager', 'bina');
  await addPerson(auth.database, 'manager', 'Asha');
  const { manager } = auth.app.get(DataSource);
  expect((await selectUsers(manager)).map(({ name }) => name)).toEqual(['Asha', 'bina']);
  expect((await selectUsers(manager, bina.id)).map(({ name }) => name)).toEqual(['bina']);
});
