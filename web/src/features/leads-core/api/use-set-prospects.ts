import type { Submission } from '@golghar/contracts';
import { useCallback } from 'react';
import type { LeadChange } from '../model/lead-change';
import { prospectsToast, useChangeLead } from './use-change-lead';

export type Prospects = Pick<LeadChange, 'value' | 'expectedMonth' | 'outcomeReason'>;

/** Sets what a lead may bring, when, and why it was won or lost. */
export function useSetProspects() {
  const { change } = useChangeLead();
  return useCallback(
    (lead: Submission, prospects: Prospects) =>
      change({ lead, wanted: prospects, toast: prospectsToast(lead, prospects) }),
    [change],
  );
}
