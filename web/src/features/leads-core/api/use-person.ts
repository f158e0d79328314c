import { api, type ErasureCertificate, type PersonChanged } from '@golghar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { useOperation } from '@/lib/api/operations';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { offerUndo } from '../store/undo';
import { leadKeys, refreshLeads } from './lead-queries';

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [api.getPerson.path, id],
    queryFn: async ({ signal }) => (await request(api.getPerson, { params: { id }, signal })).person,
  });

const outcome = { failed: 'That was not saved', onSettled: () => refreshLeads() };

export const useUndoPersonChange = () =>
  useOperation(api.undoPersonChange, { ...outcome, done: { title: 'As before' } });

function usePersonChange<E extends typeof api.mergePeople | typeof api.splitPerson>(
  endpoint: E,
  done: { title: string; text: string },
) {
  const { mutate: undo } = useUndoPersonChange();
  return useOperation(endpoint, {
    ...outcome,
    onSuccess: ({ changeId }: PersonChanged) => {
      if (changeId) offerUndo(done, () => undo({ params: { id: changeId } }));
    },
  });
}

export const useMergePeople = () =>
  usePersonChange(api.mergePeople, { title: 'One person now', text: 'Their enquiries stand together.' });

export const useSplitPerson = () =>
  usePersonChange(api.splitPerson, {
    title: 'Two people now',
    text: 'The chosen enquiries are another person’s.',
  });

/** Permanently erases everything about a person; returns a certificate that contains no names. */
export const useErasePerson = (id: string, onErased: (certificate: ErasureCertificate) => void) =>
  useOperation(api.erasePerson, {
    failed: 'Nothing was erased. Please try again.',
    onSuccess: ({ certificate }) => {
      queryClient.removeQueries(personQuery(id));
      queryClient.removeQueries({ queryKey: leadKeys.details });
      refreshLeads();
      onErased(certificate);
    },
  });
