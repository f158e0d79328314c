import type { Submission } from '@golghar/contracts';
import { QueryClient } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';
import { changeLeadKey } from './pending-changes';
import { showNewest } from './show-newest';

const lead = (changes: Partial<Submission>) =>
  ({ id: 'asha', status: 'new', version: 1, ...changes }) as Submission;

const listed = (client: QueryClient): Submission[] =>
  client.getQueryData<{ pages: { submissions: Submission[] }[] }>(leadKeys.list({}))?.pages[0]?.submissions ??
  [];

/** A client whose list was asked for before somebody else changed its first lead. */
const clientWithList = (): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(leadKeys.list({}), {
    pages: [{ submissions: [lead({ reference: 'GD-1' }), lead({ id: 'bina' })], nextCursor: null }],
    pageParams: [''],
  });
  return client;
};

const askForDashboard = (client: QueryClient, recent: Submission[]) =>
  client.fetchQuery({ queryKey: leadKeys.dashboard, queryFn: () => ({ recent, waiting: [] }) });

it('brings a list up to what the dashboard was told of its leads', async () => {
  const client = clientWithList();
  const end = showNewest(client);
  const bina = listed(client)[1];
  await askForDashboard(client, [lead({ status: 'delivered', version: 2 })]);
  expect(listed(client)).toEqual([lead({ reference: 'GD-1', status: 'delivered', version: 2 }), bina]);
  expect(listed(client)[1]).toBe(bina);

  await askForDashboard(client, [lead({ status: 'lost', version: 1 })]);
  expect(listed(client)[0]?.status).toBe('delivered');

  end();
  await askForDashboard(client, [lead({ status: 'pending', version: 3 })]);
  expect(listed(client)[0]?.status).toBe('delivered');
});

it('takes nothing from the screen that a person just did', async () => {
  const client = clientWithList();
  showNewest(client);
  const change = client.getMutationCache().build(client, {
    mutationKey: changeLeadKey,
    mutationFn: () => new Promise<void>(() => undefined),
  });
  void change.execute({ lead: lead({}), wanted: { status: 'pending' } } as never);
  await askForDashboard(client, [lead({ status: 'delivered', version: 2 })]);
  expect(listed(client)[0]).toMatchObject({ status: 'pending', version: 2 });
});
