import type { Submission } from '@golghar/contracts';
import type { ModalControl } from '@/ui/overlay/modal';

/** What each dialog about one lead is given. */
export type LeadDialogProps = ModalControl & {
  lead: Submission;
  /** Told once what the dialog is for is done. */
  onDone?: (() => void) | undefined;
};
