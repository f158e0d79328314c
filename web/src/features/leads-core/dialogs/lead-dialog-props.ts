import type { Submission } from '@golghar/contracts';

/** What each dialog about one lead is given. */
export type LeadDialogProps = {
  lead: Submission;
  onClose: () => void;
  returnTo: { current: HTMLElement | null };
};
