import type { Owner, Submission } from '@golghar/contracts';
import { useCallback } from 'react';
import { showToast } from '@/ui/toast/toast-store';
import { shownNow } from './lead-mutation';
import { useChangeLead } from './use-change-lead';
import { useCurrentUser } from './use-current-user';

/** Gives a lead to somebody, with a line to them if there is one, or leaves it to nobody. */
export function useSetOwner() {
  const { client, change } = useChangeLead();
  const myId = useCurrentUser()?.id;
  return useCallback(
    (lead: Submission, owner: Owner | null, ownerNote?: string) => {
      const isMine = owner?.id === myId;
      if (shownNow(client, lead).owner?.id === owner?.id)
        return showToast({ about: lead.name, title: isMine ? 'It is yours already' : 'Nothing to change' });
      const whose = isMine ? 'is yours now' : owner ? `is with ${owner.name} now` : 'is with nobody now';
      change({
        lead,
        wanted: { owner },
        ownerNote,
        toast: {
          title: `${lead.name} ${whose}`,
          text: owner && !isMine ? 'They are told by e-mail and here.' : 'Everybody sees it at once.',
        },
      });
    },
    [client, change, myId],
  );
}

/** Takes a lead for the person who is signed in. */
export function useTakeLead() {
  const me = useCurrentUser();
  const setOwner = useSetOwner();
  return useCallback(
    (lead: Submission) => me && setOwner(lead, { id: me.id, name: me.name }),
    [me, setOwner],
  );
}
