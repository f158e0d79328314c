import { Client } from 'pg';
import { untilSomebodyWaits } from '../../../infra/test/api/until-somebody-waits';
import { useService } from '../../../infra/test/api/use-service';
import { freshEmail, freshPhone, leadsClient, path } from './leads-client';

const leads = useService('leads');
const client = leadsClient(leads);
const people = '/api/admin/people';
const rounds = 15;

jest.setTimeout(60_000);

const admin = leads.member('admin', 'Meera Sinha');

/** An enquiry of somebody new, who is known. */
const enquire = async (): Promise<string> => {
  const id = await client.enquire({ phone: freshPhone(), email: freshEmail() });
  await admin.request.get(`${people}/${id}`).expect(200);
  return id;
};

it.each(['who stays', 'who is merged'])(
  'a merge while the only enquiry of %s is erased is done or refused, and the other enquiry keeps its person',
  async (which) => {
    for (let round = 0; round < rounds; round += 1) {
      const [to, from] = [await enquire(), await enquire()];
      const [erased, kept] = which === 'who stays' ? [to, from] : [from, to];
      await admin.request.delete(`${path}/${erased}`).expect(204);
      const [merge, erase] = await Promise.all([
        admin.request.post(`${people}/${to}/merge`).send({ otherId: from }),
        admin.request.post(`${path}/${erased}/erase`),
      ]);
      expect(['200 204', '404 204']).toContain(`${merge.status} ${erase.status}`);
      const linked = 'SELECT FROM leads.lead WHERE id = $1 AND person_id IS NOT NULL';
      expect(await leads.database.query(linked, [kept])).toHaveLength(1);
    }
  },
);

it('a change that lost in a deadlock is made once more, and once alone', async () => {
  const id = await client.enquire();
  const other = new Client({ connectionString: leads.database.ownerUrl });
  await other.connect();
  // Who finds a deadlock first is rolled back: the service.
  await other.query("SET deadlock_timeout = '1min'");
  await other.query('BEGIN');
  await other.query('SELECT FROM leads.lead_count FOR UPDATE');
  // It holds the lead, and waits for the counts.
  const change = client.change(admin, id, { status: 'lost' });
  await untilSomebodyWaits(leads.database);
  await other.query('SELECT FROM leads.lead WHERE id = $1 FOR UPDATE', [id]);
  await other.query('COMMIT');
  await other.end();
  expect(await change).toMatchObject({ status: 'lost', version: 2 });
  expect((await client.detail(admin, id)).statusChanges).toHaveLength(1);
});
