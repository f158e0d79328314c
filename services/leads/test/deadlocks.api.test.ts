import { Client } from 'pg';
import { untilSomebodyWaits } from '../../../infra/test/api/until-somebody-waits';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const leads = useService('leads');

it('a change that lost in a deadlock is made once more, and once alone', async () => {
  const amit = await leads.signIn('sales_executive', 'Amit Raj');
  const { body } = await leads.request.post('/api/contact').send(makeEnquiry()).expect(201);
  const path = `/api/admin/submissions/${body.id}`;
  const other = new Client({ connectionString: leads.database.ownerUrl });
  await other.connect();
  // Who finds a deadlock first is rolled back: the service.
  await other.query("SET deadlock_timeout = '1min'");
  await other.query('BEGIN');
  await other.query('SELECT FROM leads.lead_count FOR UPDATE');
  // It holds the lead, and waits for the counts.
  const change = amit.request
    .patch(path)
    .send({ status: 'lost' })
    .then((answer) => answer);
  await untilSomebodyWaits(leads.database);
  await other.query('SELECT FROM leads.lead WHERE id = $1 FOR UPDATE', [body.id]);
  await other.query('COMMIT');
  await other.end();
  expect((await change).status).toBe(200);
  const { submission } = (await amit.request.get(path).expect(200)).body;
  expect(submission).toMatchObject({ status: 'lost', version: 2 });
  expect(submission.statusChanges).toHaveLength(1);
});
