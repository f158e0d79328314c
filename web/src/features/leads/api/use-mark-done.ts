import { isAnswerOwed, type Submission, type TodayReason } from '@golghar/contracts';
import { useCallback } from 'react';
import { useAddContact } from './use-add-contact';
import { useSetStatus } from './use-change-lead';
import { useSetNextStep } from './use-set-next-step';

/**
 * Says that what a lead wanted today has been done: its step, or its answer, which is logged as a call that reached
 * them; a new lead is in progress from then on.
 */
export function useMarkDone() {
  const setNextStep = useSetNextStep();
  const setStatus = useSetStatus();
  const { mutate: addContact } = useAddContact();
  return useCallback(
    (lead: Submission, reason: TodayReason) => {
      if (reason === 'step') return setNextStep(lead, null);
      if (isAnswerOwed(lead)) addContact({ leadId: lead.id, outcome: 'reached', channel: 'call' });
      if (lead.status === 'new') setStatus(lead, 'in_progress');
    },
    [setNextStep, setStatus, addContact],
  );
}
