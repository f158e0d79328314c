import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { leadQuery, refetchLead } from './lead-queries';

const lead = (changes: object) => ({ id: 'asha', alerts: [], replies: [], ...changes });

it('fetches a changed lead again when it is shown next, if one moved on before it arrived', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetchLead = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      answers.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('fetch', fetchLead);
  const query = leadQuery('asha');
  queryClient.setQueryData<unknown>(query.queryKey, lead({ version: 1 }));
  const shown = new QueryObserver(queryClient, query);
  const moveOn = shown.subscribe(() => undefined);
  void refetchLead('asha');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  moveOn();
  const leave = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json({ submission: lead({ version: 2 }) }));
  await vi.waitFor(() => expect(shown.getCurrentResult().data?.version).toBe(2));
  leave();
});
