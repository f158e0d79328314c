import type { NextStep, Owner, Submission } from '@golghar/contracts';
import { useCallback } from 'react';
import { formatSoon } from '@/lib/dates';
import { showToast } from '@/ui/toast/toast-store';
import type { LeadChange } from '../model/lead-change';
import { useInbox } from '../store/inbox';
import { shownNow } from './lead-mutation';
import { prospectsToast, useChangeLead } from './use-change-lead';
import { useCurrentUser } from './use-staff';

/** Plans what is to be done next about a lead, or says with null that it is done. */
export function useSetNextStep() {
  const { change } = useChangeLead();
  return useCallback(
    (lead: Submission, nextStep: NextStep | null) => {
      // What has been done asks for what comes next; what has been planned does not.
      useInbox.setState({ stepWantedFor: nextStep ? '' : lead.id });
      change({
        lead,
        wanted: { nextStep },
        toast: nextStep
          ? { about: lead.name, title: `Planned: ${nextStep.text}`, text: formatSoon(nextStep.at) }
          : { about: lead.name, title: 'Done', text: 'Nothing is planned now.' },
      });
    },
    [change],
  );
}

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

type Prospects = Pick<LeadChange, 'value' | 'expectedMonth' | 'outcomeReason'>;

/** Sets what a lead may bring, when, and why it was won or lost. */
export function useSetProspects() {
  const { change } = useChangeLead();
  return useCallback(
    (lead: Submission, prospects: Prospects) =>
      change({ lead, wanted: prospects, toast: prospectsToast(lead, prospects) }),
    [change],
  );
}
