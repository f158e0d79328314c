import type { Submission } from '@golghar/contracts';
import { QueryClient } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';
import { dropLeads, findLead, leadsIn, mapLeads, mergeLeads } from './lead-cache';
import { isChanging, leadMutation, shownNow } from './lead-mutation';

const lead = (changes: Partial<Submission> = {}) =>
  ({ id: 'asha', status: 'new', version: 1, submittedAt: '2026-11-21', ...changes }) as Submission;

const listed = (client: QueryClient) => leadsIn(client.getQueryData(leadKeys.list({})));

const clientWithList = (...submissions: Submission[]): QueryClient => {
  const client = new QueryClient();
  const pages = [{ submissions, nextCursor: null }];
  client.setQueryData(leadKeys.list({}), { pages, pageParams: [''] });
  return client;
};

/** A change of a lead, as long as the server takes to answer: what it answers with ends it. */
function change(client: QueryClient, status: Submission['status']) {
  let [answer, fail]: ((error?: unknown) => void)[] = [];
  const answered = new Promise<void>((resolve, reject) => {
    [answer, fail] = [() => resolve(), reject];
  });
  const began = jest.fn(() => answered);
  const preview = (shown: Submission) => (shown.id === 'asha' ? { ...shown, status } : shown);
  const ended = client
    .getMutationCache()
    .build(client, { ...leadMutation({ leadId: 'asha', preview }), mutationFn: began })
    .execute(undefined);
  return { began, ended, answer: () => answer?.(), fail: () => fail?.(new Error('No connection')) };
}

it('takes nothing back by an answer that a later one overtook', () => {
  const client = clientWithList(lead({ version: 3, status: 'pending' }));
  expect(mergeLeads(client, lead({ version: 2, name: 'Asha' }))).toMatchObject({
    version: 3,
    status: 'pending',
  });
  const later = lead({ version: 4, status: 'lost' });
  expect(mergeLeads(client, later)).toEqual(later);
});

it('brings a list up to what another answer told of its leads, and leaves the others alone', () => {
  const client = clientWithList(lead({ reference: 'GD-1' }), lead({ id: 'bina' }));
  const [, bina] = listed(client);
  const told = { recent: [lead({ status: 'delivered', version: 2 })], waiting: [] };
  mergeLeads(client, told);
  expect(listed(client)).toEqual([lead({ reference: 'GD-1', status: 'delivered', version: 2 }), bina]);
  expect(listed(client)[1]).toBe(bina);
});

it('takes a lead that is gone out of lists and out of what is due today', () => {
  const client = clientWithList(lead(), lead({ id: 'bina' }));
  client.setQueryData(leadKeys.today, { items: [{ reason: 'new', submission: lead() }], counts: {} });
  dropLeads(client, new Set(['asha']));
  expect(listed(client).map(({ id }) => id)).toEqual(['bina']);
  expect(client.getQueryData(leadKeys.today)).toEqual({ items: [], counts: {} });
  expect(findLead(client, 'asha')).toBeUndefined();
});

it('leaves what it changes nothing of as it was', () => {
  const answer = { items: [{ submission: lead() }], at: null };
  expect(mapLeads(answer, (same) => same)).toBe(answer);
});

it('shows changes that the server has not answered in whatever it tells meanwhile, the last one on top', async () => {
  const client = new QueryClient();
  const [first, second] = [change(client, 'pending'), change(client, 'lost')];
  expect(shownNow(client, lead({ version: 4, name: 'Asha' }))).toMatchObject({
    version: 4,
    name: 'Asha',
    status: 'lost',
  });
  expect(shownNow(client, lead({ id: 'bina' })).status).toBe('new');
  second.answer();
  first.answer();
  await Promise.all([first.ended, second.ended]);
  expect(isChanging(client, 'asha')).toBe(false);
});

it('sends the changes of one lead one after the other, the next also after one that failed', async () => {
  const client = new QueryClient();
  const [first, second] = [change(client, 'pending'), change(client, 'lost')];
  await Promise.resolve();
  expect(second.began).not.toHaveBeenCalled();
  first.fail();
  await expect(first.ended).rejects.toThrow('No connection');
  second.answer();
  await second.ended;
  expect(first.began).toHaveBeenCalledTimes(1);
  expect(second.began).toHaveBeenCalledTimes(1);
});

it('shows what was there before once a change has failed', async () => {
  const client = new QueryClient();
  const failing = change(client, 'pending');
  failing.fail();
  await failing.ended.catch(() => undefined);
  expect(shownNow(client, lead()).status).toBe('new');
});
