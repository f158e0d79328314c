import type { Submission, SubmissionList } from '@golghar/contracts';
import { dehydrate, hydrate, onlineManager } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { currentToast } from '@/lib/toast-store';
import { type LeadPages, leadsOf, mapLeads } from '../model/lead-lists';
import { undoLast } from '../store/undo';
import { defineLeadMutation, isChanging, type OneLead, shownNow, versionToSend } from './lead-mutation';
import { leadKeys, leadQuery, leadsQuery } from './lead-queries';

const lead = (changes: Partial<Submission> = {}) =>
  ({ id: 'asha', status: 'new', version: 1, submittedAt: '2026-11-21', ...changes }) as Submission;

const listed = () => leadsOf(shownNow(queryClient.getQueryData<LeadPages>(leadKeys.list({}))));

const showList = (...submissions: Submission[]): void => {
  const pages = [{ submissions, nextCursor: null }];
  queryClient.setQueryData(leadKeys.list({}), { pages, pageParams: [''] });
};

type Wanted = OneLead & { status: Submission['status']; answer: (version?: number) => Promise<unknown> };

const run = defineLeadMutation<Wanted, unknown>('status', {
  words: ({ status }) => status,
  preview: (shown, { status }) => ({ ...shown, status }),
  send: ({ leadIds: [id], seen, answer }) => answer(versionToSend(id, seen?.[id])),
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
  undo: (wanted) => (takesBack) => undo({ ...wanted, takesBack }),
});

/** A change of a lead, pending until `answer` or `fail` is called. */
function change(status: Submission['status'], make = run) {
  let [answer, fail]: ((value?: unknown) => void)[] = [];
  const answered = new Promise<unknown>((resolve, reject) => {
    [answer, fail] = [resolve, reject];
  });
  // It may fail before it is sent.
  answered.catch(() => undefined);
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

const hide = defineLeadMutation<OneLead, unknown>('hide', {
  words: () => 'Delete',
  preview: () => undefined,
  send: async () => undefined,
  done: () => undefined,
  failed: () => 'Not deleted',
});

it('shows what a change was answered with on all that was read before it, and not on what was read since', async () => {
  const told = lead({ reference: 'GD-1' });
  showList(told, lead({ id: 'bina' }));
  const [, bina] = listed();
  const made = change('pending');
  made.answer({ submission: lead({ status: 'pending', version: 3 }) });
  await made.ended;
  expect(listed()).toEqual([{ ...told, status: 'pending', version: 3 }, bina]);
  expect(listed()[1]).toBe(bina);
  expect(shownNow({ recent: [lead({ version: 2, name: 'Asha' })] })).toMatchObject({
    recent: [{ version: 3, status: 'pending', name: 'Asha' }],
  });
  const later = lead({ version: 4, status: 'lost' });
  expect(shownNow(later)).toBe(later);
});

it('keeps a pinned lead as it was answered, also once a list was answered without it', async () => {
  const page = (...submissions: Submission[]) =>
    ({ submissions, nextCursor: null }) as unknown as SubmissionList;
  const answers = [page(lead()), page(lead({ id: 'bina' }))];
  const query = { ...leadsQuery({}), queryFn: async () => answers.shift() ?? page() };
  await queryClient.prefetchInfiniteQuery(query);
  const made = change('pending');
  made.answer({ submission: lead({ status: 'pending', version: 2 }) });
  await made.ended;
  await queryClient.prefetchInfiniteQuery({ ...query, staleTime: 0 });
  queryClient.getMutationCache().clear();
  expect(listed().map(({ id, status }) => [id, status])).toEqual([
    ['asha', 'pending'],
    ['bina', 'new'],
  ]);
});

it('takes a lead that is gone out of lists and out of what is due today', async () => {
  showList(lead(), lead({ id: 'bina' }));
  await hide({ leadIds: ['asha'] });
  expect(listed().map(({ id }) => id)).toEqual(['bina']);
  const today = { items: [{ reason: 'new', submission: lead() }], counts: {} };
  expect(shownNow(today)).toEqual({ items: [], counts: {} });
  const restored = lead({ version: 3 });
  expect(shownNow(restored)).toBe(restored);
});

it('takes a lead that a colleague has deleted out of lists as soon as that is known', async () => {
  showList(lead(), lead({ id: 'bina' }));
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  await queryClient.prefetchQuery({ ...leadQuery('asha'), staleTime: 0 });
  vi.unstubAllGlobals();
  expect(listed().map(({ id }) => id)).toEqual(['bina']);
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
  expect(shownNow(lead({ id: 'bina' }))?.status).toBe('new');
  second.answer();
  first.answer();
  await Promise.all([first.ended, second.ended]);
  expect(isChanging('asha')).toBe(false);
});

it('sends the changes of one lead one after the other, the next also after one that failed', async () => {
  const [first, second] = [change('pending'), change('lost')];
  await vi.waitFor(() => expect(first.began).toHaveBeenCalled());
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
  showList(lead({ version: 9 }));
  expect(versions).toEqual([]);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  await Promise.all(changes);
  expect(versions).toEqual([1, 5]);
});

it('undoes a change as soon as it is answered, by that answer, and none that fails', async () => {
  const answered = change('pending', runUndoable);
  undoLast();
  await vi.waitFor(() => expect(answered.began).toHaveBeenCalled());
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

const log = defineLeadMutation<OneLead, { entryId: string }>('log', {
  words: () => 'Reached',
  send: async () => ({ entryId: 'call' }),
  done: () => ({ title: 'Logged' }),
  failed: () => 'Not logged',
  undo: (wanted) => (takesBack) => undo({ ...wanted, takesBack }),
});

it('undoes a change that waited over a reload, which keeps no functions', async () => {
  onlineManager.setOnline(false);
  void log({ leadIds: ['asha'] });
  const [made] = queryClient.getMutationCache().getAll();
  await vi.waitFor(() => expect(made?.state.context).toBeDefined());
  const { mutations } = JSON.parse(JSON.stringify(dehydrate(queryClient)));
  queryClient.clear();
  hydrate(queryClient, { mutations: mutations.map(({ meta: _, ...kept }: { meta: unknown }) => kept) });
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  currentToast()?.action?.run(vi.fn());
  await vi.waitFor(() => expect(takeBack).toHaveBeenLastCalledWith({ entryId: 'call' }));
});
