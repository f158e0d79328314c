import { QueryClient } from '@tanstack/react-query';
import { type ReadMeta, readQueryKey } from './query-client';

const client = new QueryClient({ defaultOptions: { queries: { queryFn: readQueryKey, retry: false } } });
const fetched = vi.spyOn(globalThis, 'fetch');

const answer = (status: number, body: string) =>
  fetched.mockImplementation(async () => new Response(body, { status }));

const read = (queryKey: unknown[], meta: ReadMeta = {}) => client.fetchQuery({ queryKey, meta });

beforeEach(() => client.clear());

it('gets the path that is the key, with cookies', async () => {
  answer(200, '{"count":7}');
  expect(await read(['/api/things', { status: 'new', q: '' }])).toEqual({ count: 7 });
  expect(fetched).toHaveBeenCalledWith(
    '/api/things?status=new',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  );
});

it('throws on a 401 unless told to return nothing', async () => {
  answer(401, '{"code":"not_signed_in","message":"Please sign in"}');
  await expect(read(['/api/things'])).rejects.toThrow('401: {"code":"not_signed_in"');
  expect(await read(['/api/others'], { on401: 'returnNull' })).toBeNull();
});

it('throws on every other failure, with the status and the text', async () => {
  answer(503, 'down');
  await expect(read(['/api/things'], { on401: 'returnNull' })).rejects.toThrow('503: down');
});
