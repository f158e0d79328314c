import { isOpen, type LeadStatus, type Submission } from '@golghar/contracts';
import { useCallback } from 'react';
import { useSetStatus } from '../../leads-core/api/use-change-lead';
import { openDialog } from '../../leads-core/store/inbox';

/**
 * Moves a card to another column. It has no room for the reasons that a lead's page offers once it is decided: by mouse
 * or finger a dialog asks for them, by key the message about it does, which holds up nobody.
 */
export function useSetStatusOnBoard() {
  const setStatus = useSetStatus();
  return useCallback(
    (lead: Submission, status: LeadStatus, { isByKey = false } = {}) => {
      if (status === lead.status) return;
      setStatus(lead, status, { asksWhy: isByKey });
      if (!isByKey && !isOpen(status) && !lead.outcomeReason) openDialog('outcome', lead.id);
    },
    [setStatus],
  );
}
