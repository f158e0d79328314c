import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const leads = useService('leads');

describe('POST /api/contact', () => {
  it('stores an enquiry before it answers', async () => {
    const enquiry = makeEnquiry();
    const { body } = await leads.request.post('/api/contact').send(enquiry).expect(201);
    expect(
      await leads.database.query('SELECT name, status FROM leads.lead WHERE id = $1', [body.id]),
    ).toEqual([{ name: enquiry.name, status: 'new' }]);
  });

  it('names the field that is wrong, and stores nothing', async () => {
    const enquiry = makeEnquiry({ email: 'nobody' });
    const { body } = await leads.request.post('/api/contact').send(enquiry).expect(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { email: expect.any(String) } });
    expect(await leads.database.query('SELECT FROM leads.lead WHERE name = $1', [enquiry.name])).toEqual([]);
  });

  it('shows an enquiry to those who are signed in, alone', async () => {
    const { body } = await leads.request.post('/api/contact').send(makeEnquiry()).expect(201);
    const path = `/api/admin/submissions/${body.id}`;
    await leads.request.get(path).expect(401);
    const colleague = await leads.signIn('sales_executive');
    await colleague.request.get(path).expect(200);
    await colleague.request.delete(path).expect(403);
  });
});
