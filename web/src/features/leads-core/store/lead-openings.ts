import type { Submission } from '@golghar/contracts';
import { startCorrecting } from './drafts';
import { openDialog } from './inbox';

type Opening = {
  label: string;
  key: string;
  open: (leadId: string) => void;
  /** What a lead from a file may lack. */
  needs?: 'email' | 'phone';
  /** Whether its key works in rows that stand on a page without their list. */
  isForRows?: true;
};

/** What opens something about a lead, by key or from the palette. */
export const leadOpenings: readonly Opening[] = [
  { label: 'Assign to…', key: 'A', open: (id) => openDialog('owner', id), isForRows: true },
  { label: 'Plan the next step, snooze…', key: 'F', open: (id) => openDialog('step', id), isForRows: true },
  { label: 'Value and outcome…', key: 'V', open: (id) => openDialog('outcome', id), isForRows: true },
  { label: 'Correct name and contact data…', key: 'E', open: startCorrecting },
  { label: 'Answer by e-mail…', key: 'R', open: (id) => openDialog('reply', id), needs: 'email' },
  { label: 'Write in WhatsApp…', key: 'W', open: (id) => openDialog('whatsapp', id), needs: 'phone' },
];

/** Whether there is all that one of them needs. */
export const canOpen = (lead: Submission, { needs }: Opening): boolean => !needs || Boolean(lead[needs]);
