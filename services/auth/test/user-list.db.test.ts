import { DataSource } from 'typeorm';
import { addPerson } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { findListed } from '../src/user-management/user-list';

const auth = useService('auth');

it('findListed lists users by name, or one alone', async () => {
  const bina = await addPerson(auth.database, 'manager', 'bina');
  await addPerson(auth.database, 'manager', 'Asha');
  const { manager } = auth.app.get(DataSource);
  expect((await findListed(manager)).map(({ name }) => name)).toEqual(['Asha', 'bina']);
  expect((await findListed(manager, bina.id)).map(({ name }) => name)).toEqual(['bina']);
});
