import type { Note } from '@golghar/contracts';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });
const path = '/api/admin/submissions';

let admin: SignedIn;
let amit: SignedIn;
let token: string;

beforeAll(async () => {
  admin = await leads.signIn('admin', 'Meera Sinha');
  amit = await leads.signIn('manager', 'Amit Raj');
  token = (await auth.signIn('admin')).token;
});

const rename = (who: SignedIn, name: string) =>
  auth.request
    .patch(`/api/admin/users/${who.id}`)
    .set('cookie', `session=${token}`)
    .send({ name })
    .expect(200);

it('whoever is renamed has the new name at once, wherever a lead names them', async () => {
  // A visitor may be called as a colleague was.
  const enquiry = makeEnquiry({ name: 'Amit Raj' });
  const { id } = (await leads.request.post('/api/contact').send(enquiry).expect(201)).body;
  const lead = `${path}/${id}`;
  await amit.request.patch(lead).send({ ownerId: amit.id, status: 'pending', city: 'Gaya' }).expect(200);
  await amit.request.post(`${lead}/notes`).send({ content: 'Amit Raj called' }).expect(201);
  await amit.request.post(`${lead}/contacts`).send({ outcome: 'reached', channel: 'call' }).expect(201);

  await rename(amit, 'Amit Ranjan');
  const now = { id: amit.id, name: 'Amit Ranjan' };
  const { submission } = (await admin.request.get(lead).expect(200)).body;
  expect(submission).toMatchObject({ name: 'Amit Raj', owner: now });
  for (const part of ['notes', 'contacts', 'statusChanges', 'corrections', 'ownerChanges'])
    expect(submission[part][0].author).toEqual(now);
  expect(submission.ownerChanges[0].to).toEqual(now);
  expect(submission.notes.map(({ content }: Note) => content)).toEqual(['Amit Raj called']);

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
