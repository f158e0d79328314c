import { api, type ErasureCertificate, type Person, type PersonChanged } from '@golghar/contracts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-lists';
import { beginUndoable, offerUndo } from '../store/undo';
import { refreshLeads } from './lead-cache';

/** A person with all their enquiries and their history. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.person(id),
    queryFn: async ({ signal }) => (await request(api.getPerson, { params: { id }, signal })).person,
  });

/** Shows the changed person and refetches everything else about people. */
function showPerson({ person }: PersonChanged): void {
  queryClient.setQueryData<Person>(leadKeys.person(person.id), person);
  void queryClient.invalidateQueries({ queryKey: leadKeys.details });
  refreshLeads();
}

const meta = { failed: 'That was not saved' };

/** Undoes a merge or a split. */
export const useUndoPersonChange = () =>
  useMutation({
    mutationFn: (id: string) => request(api.undoPersonChange, { params: { id } }),
    onSuccess: (changed) => {
      void queryClient.invalidateQueries({ queryKey: leadKeys.people });
      showPerson(changed);
      showToast({ title: 'As before' });
    },
    meta,
  });

function usePersonChange<Input>(
  mutationFn: (input: Input) => Promise<PersonChanged>,
  done: { title: string; text: string },
) {
  const { mutate: undo } = useUndoPersonChange();
  return useMutation({
    mutationFn,
    onSuccess: (changed) => {
      showPerson(changed);
      const { changeId } = changed;
      if (changeId) offerUndo(beginUndoable(), done, () => undo(changeId));
    },
    meta,
  });
}

/** Merges two people, including their enquiries. */
export const useMergePeople = (id: string) =>
  usePersonChange((otherId: string) => request(api.mergePeople, { params: { id }, body: { otherId } }), {
    title: 'One person now',
    text: 'Their enquiries stand together.',
  });

/** Splits some enquiries off as another person's. */
export const useSplitPerson = (id: string) =>
  usePersonChange(
    (leadIds: string[]) => request(api.splitPerson, { params: { id }, body: { submissionIds: leadIds } }),
    { title: 'Two people now', text: 'The chosen enquiries are another person’s.' },
  );

/** Permanently erases everything about a person; returns a certificate that contains no names. */
export const useErasePerson = (id: string, onErased: (certificate: ErasureCertificate) => void) =>
  useMutation({
    mutationFn: () => request(api.erasePerson, { params: { id } }),
    onSuccess: ({ certificate }) => {
      queryClient.removeQueries({ queryKey: leadKeys.person(id) });
      queryClient.removeQueries({ queryKey: leadKeys.details });
      refreshLeads();
      onErased(certificate);
    },
    meta: { failed: 'Nothing was erased. Please try again.' },
  });
