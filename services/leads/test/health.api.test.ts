import { useService } from '../../../infra/test/api/use-service';

const leads = useService('leads');

it('says to everybody whether the product works, and no more', async () => {
  const { body } = await leads.request.get('/api/health').expect(200);
  expect(body).toEqual({ status: 'ok' });
});
