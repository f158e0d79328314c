import { isAnswerOwed, type Submission, type TodayReason } from '@golghar/contracts';
import { useCallback } from 'react';
import { useAddContact } from './use-add-contact';
import { useChangeLead, useSetStatus } from './use-change-lead';
import { useSetNextStep } from './use-set-next-step';

/**
 * Says that what a lead wanted today has been done: its step, or its answer, which is logged as a call that reached
 * them; a new lead is in progress from then on. Undo takes back both.
 */
export function useMarkDone() {
  const setNextStep = useSetNextStep();
  const setStatus = useSetStatus();
  const { change } = useChangeLead();
  const { mutate: addContact } = useAddContact();
  return useCallback(
    (lead: Submission, reason: TodayReason) => {
      if (reason === 'step') return setNextStep(lead, null);
      const isNew = lead.status === 'new';
      if (!isAnswerOwed(lead)) {
        if (isNew) setStatus(lead, 'in_progress');
        return;
      }
      const onUndo = () => change({ lead, wanted: { status: 'new' } });
      addContact({ leadId: lead.id, outcome: 'reached', channel: 'call', ...(isNew && { onUndo }) });
      if (isNew) change({ lead, wanted: { status: 'in_progress' } });
    },
    [setNextStep, setStatus, addContact, change],
  );
}
