import { isAnswerOwed, type Submission, statusLabels, type TodayReason } from '@golghar/contracts';
import { useCallback } from 'react';
import { useInbox } from '../store/inbox';
import { useSetNextStep } from './lead-changes';
import { useAddContact } from './use-add-contact';
import { useChangeLead, useSetStatus } from './use-change-lead';

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
