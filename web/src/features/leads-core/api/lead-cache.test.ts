import type { Submission, SubmissionList } from '@golghar/contracts';
import { onlineManager } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { leadKeys } from '../model/lead-lists';
import { undoLast } from '../store/undo';
import { dropLeads, findLead, leadsIn, leadsQuery, mapLeads, mergeLeads } from './lead-cache';
import { defineLeadMutation, isChanging, type OneLead, shownNow, versionToSend } from './lead-mutation';

const lead = (changes: Partial<Submission> = {}) =>
  ({ id: 'asha', status: 'new', version: 1, submittedAt: '2026-11-21', ...changes }) as Submission;

const listed = () => leadsIn(queryClient.getQueryData(leadKeys.list({})));

const showList = (...submissions: Submission[]): void => {
  const pages = [{ submissions, nextCursor: null }];
  queryClient.setQueryData(leadKeys.list({}), { pages, pageParams: [''] });
};

type Wanted = OneLead & { status: Submission['status']; answer: (version?: number) => Promise<unknown> };

const run = defineLeadMutation<Wanted, unknown>('status', {
  words: ({ status }) => status,
  preview: (shown, { status }) => ({ ...shown, status }),
  send: ({ leadIds: [id], version, answer }) => answer(versionToSend(id, version)),
  done: () => undefined,
  failed: () => 'Not saved',
});

const takeBack = vi.fn(async (_answer: unknown) => undefined);

const undo = defineLeadMutation<OneLead, unknown>('undo', {
  words: () => 'As before',
  send: ({ takesBack }) => takeBack(takesBack?.answer),
  done: () => undefined,
  failed: () => 'Not undone',
});

const runUndoable = defineLeadMutation<Wanted, unknown>('undoable', {
  words: ({ status }) => status,
  send: async ({ answer }) => answer(),
  done: () => ({ title: 'Saved' }),
  failed: () => 'Not saved',
  undo:
    ({ leadIds }) =>
    (takesBack) =>
      undo({ leadIds, takesBack }),
});

/** A change of a lead, pending until `answer` or `fail` is called. */
function change(status: Submission['status'], make = run) {
  let [answer, fail]: ((value?: unknown) => void)[] = [];
  const answered = new Promise<unknown>((resolve, reject) => {
    [answer, fail] = [resolve, reject];
  });
  const began = vi.fn(() => answered);
  const ended = make({ leadIds: ['asha'], status, answer: began });
  return {
    began,
    ended,
    answer: (value?: unknown) => answer?.(value),
    fail: () => fail?.(new Error('No connection')),
  };
}

beforeEach(() => queryClient.clear());

it('takes nothing back by an answer that a later one overtook', () => {
  showList(lead({ version: 3, status: 'pending' }));
  expect(mergeLeads(lead({ version: 2, name: 'Asha' }))).toMatchObject({ version: 3, status: 'pending' });
  const later = lead({ version: 4, status: 'lost' });
  expect(mergeLeads(later)).toEqual(later);
});

it('brings a list up to what another answer told of its leads, and leaves the others alone', () => {
  showList(lead({ reference: 'GD-1' }), lead({ id: 'bina' }));
  const [, bina] = listed();
  const told = { recent: [lead({ status: 'delivered', version: 2 })], waiting: [] };
  mergeLeads(told);
  expect(listed()).toEqual([lead({ reference: 'GD-1', status: 'delivered', version: 2 }), bina]);
  expect(listed()[1]).toBe(bina);
});

it('takes nothing back by a list of several pages that was answered late', async () => {
  const old = { submissions: [lead()], nextCursor: null } as unknown as SubmissionList;
  await queryClient.prefetchInfiniteQuery({ ...leadsQuery({}), queryFn: async () => old });
  mergeLeads(lead({ status: 'lost', version: 2 }));
  await queryClient.invalidateQueries({ queryKey: leadKeys.lists, refetchType: 'all' });
  expect(listed()).toEqual([lead({ status: 'lost', version: 2 })]);
});

it('takes a lead that is gone out of lists and out of what is due today', () => {
  showList(lead(), lead({ id: 'bina' }));
  queryClient.setQueryData(leadKeys.today, { items: [{ reason: 'new', submission: lead() }], counts: {} });
  dropLeads(new Set(['asha']));
  expect(listed().map(({ id }) => id)).toEqual(['bina']);
  expect(queryClient.getQueryData(leadKeys.today)).toEqual({ items: [], counts: {} });
  expect(findLead('asha')).toBeUndefined();
});

it('leaves what it changes nothing of as it was', () => {
  const answer = { items: [{ submission: lead() }], at: null };
  expect(mapLeads(answer, (same) => same)).toBe(answer);
});

it('shows changes that the server has not answered in whatever it tells meanwhile, the last one on top', async () => {
  const [first, second] = [change('pending'), change('lost')];
  expect(shownNow(lead({ version: 4, name: 'Asha' }))).toMatchObject({
    version: 4,
    name: 'Asha',
    status: 'lost',
  });
  expect(shownNow(lead({ id: 'bina' })).status).toBe('new');
  second.answer();
  first.answer();
  await Promise.all([first.ended, second.ended]);
  expect(isChanging('asha')).toBe(false);
});

it('sends the changes of one lead one after the other, the next also after one that failed', async () => {
  const [first, second] = [change('pending'), change('lost')];
  await Promise.resolve();
  expect(second.began).not.toHaveBeenCalled();
  first.fail();
  expect(await first.ended).toEqual({ error: new Error('No connection') });
  second.answer();
  await second.ended;
  expect(first.began).toHaveBeenCalledTimes(1);
  expect(second.began).toHaveBeenCalledTimes(1);
});

it('sends a change with the version that the person saw, or that their own change before it has led to', async () => {
  showList(lead());
  const versions: (number | undefined)[] = [];
  const answer = async (version?: number) => {
    versions.push(version);
    return { submission: lead({ version: 5 }) };
  };
  onlineManager.setOnline(false);
  const changes = (['pending', 'lost'] as const).map((status) => run({ leadIds: ['asha'], status, answer }));
  // A colleague's change, received before the person's own are sent.
  mergeLeads(lead({ version: 9 }));
  expect(versions).toEqual([]);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  await Promise.all(changes);
  expect(versions).toEqual([1, 5]);
});

it('undoes a change as soon as it is answered, by that answer, and none that fails', async () => {
  const answered = change('pending', runUndoable);
  undoLast();
  await Promise.resolve();
  expect(takeBack).not.toHaveBeenCalled();
  answered.answer({ entryId: 'note' });
  await vi.waitFor(() => expect(takeBack).toHaveBeenCalledExactlyOnceWith({ entryId: 'note' }));
  await vi.waitFor(() => expect(isChanging('asha')).toBe(false));

  const failing = change('lost', runUndoable);
  undoLast();
  failing.fail();
  await vi.waitFor(() => expect(isChanging('asha')).toBe(false));
  expect(takeBack).toHaveBeenCalledTimes(1);
});
