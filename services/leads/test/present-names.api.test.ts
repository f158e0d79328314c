import { useService } from '../../../infra/test/api/use-service';
import { leadsClient, path } from './leads-client';

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });
const client = leadsClient(leads);

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('manager', 'Amit Raj');
const authAdmin = auth.member('admin');

it('whoever is renamed has the new name at once, wherever a lead names them', async () => {
  // A visitor may be called as a colleague was.
  const id = await client.enquire({ name: 'Amit Raj' });
  await client.change(amit, id, { ownerId: amit.id, status: 'pending', city: 'Gaya' });
  await client.note(amit, id, 'Amit Raj called');
  await client.contact(amit, id);

  await authAdmin.request.patch(`/api/admin/users/${amit.id}`).send({ name: 'Amit Ranjan' }).expect(200);
  const now = { id: amit.id, name: 'Amit Ranjan' };
  const submission = await client.detail(admin, id);
  expect(submission).toMatchObject({ name: 'Amit Raj', owner: now });
  for (const part of ['notes', 'contacts', 'statusChanges', 'corrections', 'ownerChanges'] as const)
    expect(submission[part][0]?.author).toEqual(now);
  expect(submission.ownerChanges[0]?.to).toEqual(now);
  expect(submission.notes[0]?.content).toBe('Amit Raj called');

  const { body: list } = await admin.request.get(path).expect(200);
  expect(list.submissions[0].owner).toEqual(now);
  const { body: found } = await admin.request.get(`/api/admin/people/${id}`).expect(200);
  expect(found.person.timeline[0].author).toEqual(now);
  expect(found.person.timeline).toContainEqual(expect.objectContaining({ kind: 'owner', to: 'Amit Ranjan' }));
  const month = new Date().toISOString().slice(0, 7);
  const { text } = await admin.request.get(`/api/admin/reports/month?month=${month}`).expect(200);
  expect(text).toContain('Amit Ranjan');
  expect(text).not.toContain('Amit Raj"');
});
