import { api, type ErasureCertificate, type Person, type PersonChanged } from '@golghar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { refreshLeads } from '../../leads-core/api/refresh-leads';
import { leadKeys } from '../../leads-core/model/lead-keys';
import { beginUndoable, offerUndo } from '../../leads-core/store/undo';

/** A person with all their enquiries and what happened to them. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.person(id),
    queryFn: async ({ signal }) => (await request(api.getPerson, { params: { id }, signal })).person,
  });

/** Shows what a person has become, and all else anew that tells of people. */
function useShowPerson() {
  const client = useQueryClient();
  return ({ person }: PersonChanged) => {
    client.setQueryData<Person>(leadKeys.person(person.id), person);
    void client.invalidateQueries({ queryKey: leadKeys.details });
    refreshLeads(client);
  };
}

const failed = (error: Error) =>
  showToast({
    title: 'That was not saved',
    text: (error instanceof ApiError && error.serverMessage) || 'Please try again.',
    kind: 'destructive',
  });

/** Puts a merge or a split back. */
export function useUndoPersonChange() {
  const client = useQueryClient();
  const show = useShowPerson();
  return useMutation({
    mutationFn: (id: string) => request(api.undoPersonChange, { params: { id } }),
    onSuccess: (changed) => {
      void client.invalidateQueries({ queryKey: [api.getPerson.path] });
      show(changed);
      showToast({ title: 'As before' });
    },
    onError: failed,
  });
}

/** Says that two people are one; their enquiries come together. */
export function useMergePeople(id: string) {
  const show = useShowPerson();
  const { mutate: undo } = useUndoPersonChange();
  return useMutation({
    mutationFn: (otherId: string) => request(api.mergePeople, { params: { id }, body: { otherId } }),
    onSuccess: (changed) => {
      show(changed);
      const { changeId } = changed;
      if (changeId) {
        const toast = { title: 'One person now', text: 'Their enquiries stand together.' };
        offerUndo(beginUndoable(), toast, () => undo(changeId));
      }
    },
    onError: failed,
  });
}

/** Says that some of the enquiries are somebody else's. */
export function useSplitPerson(id: string) {
  const show = useShowPerson();
  const { mutate: undo } = useUndoPersonChange();
  return useMutation({
    mutationFn: (leadIds: string[]) =>
      request(api.splitPerson, { params: { id }, body: { submissionIds: leadIds } }),
    onSuccess: (changed) => {
      show(changed);
      const { changeId } = changed;
      if (changeId) {
        const toast = { title: 'Two people now', text: 'The chosen enquiries are another person’s.' };
        offerUndo(beginUndoable(), toast, () => undo(changeId));
      }
    },
    onError: failed,
  });
}

/** Erases everything of a person, everywhere and for good; answers with a certificate that names nobody. */
export function useErasePerson(id: string, onErased: (certificate: ErasureCertificate) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(api.erasePerson, { params: { id } }),
    onSuccess: ({ certificate }) => {
      client.removeQueries({ queryKey: leadKeys.person(id) });
      client.removeQueries({ queryKey: leadKeys.details });
      refreshLeads(client);
      onErased(certificate);
    },
    onError: () => showToast({ title: 'Nothing was erased. Please try again.', kind: 'destructive' }),
  });
}
