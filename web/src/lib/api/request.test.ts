import { api } from '@golghar/contracts';
import { request } from './request';

const id = '019aa3b0-0000-7000-8000-000000000001';

/** Whether these calls compile, or don't, is checked with all other types; see `make check`. */
const calls = () => [
  request(api.dashboard),
  request(api.listSubmissions),
  request(api.listSubmissions, { query: { limit: 10 } }),
  request(api.getSubmission, { params: { id } }),
  // @ts-expect-error: the id of the lead is missing
  request(api.getSubmission),
  // @ts-expect-error: the id and the change are missing
  request(api.updateSubmission),
  // @ts-expect-error: the change is missing
  request(api.updateSubmission, { params: { id } }),
  // @ts-expect-error: it is not called so
  request(api.getSubmission, { params: { lead: id } }),
  // @ts-expect-error: it takes no body
  request(api.dashboard, { body: {} }),
  // @ts-expect-error: an enquiry has a message
  request(api.submitEnquiry, { body: { name: 'Asha' } }),
];

it('fills the parameters into the address', async () => {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return new Response('{}');
  });
  await request(api.getSubmission, { params: { id } });
  await request(api.listSubmissions, { query: { limit: 10, q: 'a b' } });
  expect(addresses).toEqual([`/api/admin/submissions/${id}`, '/api/admin/submissions?limit=10&q=a+b']);
  expect(calls).toHaveLength(0);
});
