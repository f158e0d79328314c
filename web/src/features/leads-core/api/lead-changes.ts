import {
  isAnswerOwed,
  type NextStep,
  type Owner,
  type Submission,
  statusLabels,
  type TodayReason,
} from '@golghar/contracts';
import { useCallback } from 'react';
import { formatSoon } from '@/lib/dates';
import { showToast } from '@/ui/toast/toast-store';
import type { LeadChange } from '../model/lead-change';
import { useInbox } from '../store/inbox';
import { shownNow } from './lead-mutation';
import { useAddContact } from './use-add-contact';
import { prospectsToast, useChangeLead, useSetStatus } from './use-change-lead';
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

/** Says that what a lead wanted today has been done: its step; for an answer it is asked what came of it. */
export function useMarkDone() {
  const setNextStep = useSetNextStep();
  return useCallback(
    (lead: Submission, reason: TodayReason) => {
      if (reason === 'step') setNextStep(lead, null);
      else useInbox.setState({ called: { leadId: lead.id, channel: undefined } });
    },
    [setNextStep],
  );
}

/** What can have come of what was done; each logs what it says and nothing else. */
export const doneAnswers = {
  reached: 'Reached',
  no_answer: 'No answer',
  wrote: 'Wrote',
  not_needed: 'Not needed',
} as const;

export type DoneAnswer = keyof typeof doneAnswers;

/**
 * Says what came of what was done. A new lead that was reached or written to is in progress from then on; one that nobody
 * reached stays new. Where no answer is needed the promise ends without being kept, and no contact is logged.
 */
export function useSayDone() {
  const { change } = useChangeLead();
  const setStatus = useSetStatus();
  const { mutate: addContact } = useAddContact();
  return useCallback(
    (lead: Submission, answer: DoneAnswer) => {
      const isNew = lead.status === 'new';
      const setNew = (status: 'new' | 'in_progress') => () => change({ lead, wanted: { status } });
      if (answer !== 'not_needed') {
        const words = `Now ${statusLabels.in_progress}.`;
        const also =
          isNew && answer !== 'no_answer'
            ? { words, run: setNew('in_progress'), undo: setNew('new') }
            : undefined;
        addContact({ leadId: lead.id, outcome: answer, channel: undefined, also });
        return;
      }
      useInbox.setState({ called: undefined });
      const toast = {
        about: `${lead.name}: no answer needed`,
        title: 'Saved',
        text: 'No contact was logged.',
      };
      if (isAnswerOwed(lead)) change({ lead, wanted: { dueAt: null }, toast });
      else if (isNew) setStatus(lead, 'in_progress');
    },
    [addContact, change, setStatus],
  );
}
