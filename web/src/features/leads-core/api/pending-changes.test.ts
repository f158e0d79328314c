import type { Submission } from '@golghar/contracts';
import { QueryClient } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';
import { asNewest, changeLeadKey } from './pending-changes';

const lead = (changes: Partial<Submission>) => ({ id: 'asha', status: 'new', ...changes }) as Submission;

const clientThatShows = (shown: Submission): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(leadKeys.list({}), {
    pages: [{ submissions: [shown], nextCursor: null }],
    pageParams: [''],
  });
  return client;
};

it('takes nothing back by an answer that a later one overtook', () => {
  const client = clientThatShows(lead({ version: 3, status: 'pending' }));
  const overtaken = { ...lead({ version: 2 }), notes: [] };
  expect(asNewest(client, overtaken)).toEqual({ ...overtaken, version: 3, status: 'pending' });
  const later = lead({ version: 4, status: 'lost' });
  expect(asNewest(client, later)).toEqual(later);
});

it('shows a change that the server has not answered yet in whatever it tells meanwhile', async () => {
  const client = clientThatShows(lead({ version: 3, status: 'pending' }));
  const change = client.getMutationCache().build(client, {
    mutationKey: changeLeadKey,
    mutationFn: () => new Promise<void>(() => undefined),
  });
  void change.execute({ lead: lead({ version: 3 }), wanted: { status: 'pending' } } as never);
  expect(asNewest(client, lead({ version: 4, name: 'Asha' }))).toEqual(
    lead({ version: 4, name: 'Asha', status: 'pending' }),
  );
});
