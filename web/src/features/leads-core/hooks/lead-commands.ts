import { type LeadStatus, leadStatuses, type Submission } from '@golghar/contracts';
import { markSpam } from '../api/hide-lead';
import { takeLead } from '../api/lead-changes';
import { startCorrecting } from '../store/drafts';
import { openDialog } from '../store/inbox';
import type { Shortcuts } from './use-shortcuts';

/** Something that is done with a lead, by its key or from the palette. */
type LeadCommand = {
  key: string;
  label: string;
  run: (lead: Submission) => void;
  /** What a lead from a file may lack. */
  needs?: 'email' | 'phone';
  /** Whether its key works in rows that stand on a page without their list. */
  isForRows?: true;
};

export const leadCommands: readonly LeadCommand[] = [
  { key: 'T', label: 'Take this lead', run: takeLead, isForRows: true },
  { key: 'A', label: 'Assign to…', run: ({ id }) => openDialog('owner', id), isForRows: true },
  {
    key: 'F',
    label: 'Plan the next step, snooze…',
    run: ({ id }) => openDialog('step', id),
    isForRows: true,
  },
  { key: 'V', label: 'Value and outcome…', run: ({ id }) => openDialog('outcome', id), isForRows: true },
  { key: 'E', label: 'Correct name and contact data…', run: ({ id }) => startCorrecting(id) },
  { key: 'R', label: 'Answer by e-mail…', run: ({ id }) => openDialog('reply', id), needs: 'email' },
  { key: 'W', label: 'Write in WhatsApp…', run: ({ id }) => openDialog('whatsapp', id), needs: 'phone' },
  { key: '!', label: 'Mark as spam', run: (lead) => void markSpam(lead), isForRows: true },
];

/** Whether there is all that one of them needs. */
export const canRun = (lead: Submission, { needs }: LeadCommand): boolean => !needs || Boolean(lead[needs]);

/** The keys of the commands, for the lead that is meant when one is pressed. */
export const commandShortcuts = (
  commands: readonly LeadCommand[],
  find: () => Submission | undefined,
): Shortcuts =>
  Object.fromEntries(
    commands.map((command) => [
      command.key.toLowerCase(),
      () => {
        const lead = find();
        if (lead && canRun(lead, command)) command.run(lead);
      },
    ]),
  );

/** The keys of the statuses, from 1. */
export const statusShortcuts = (set: (status: LeadStatus) => void): Shortcuts =>
  Object.fromEntries(leadStatuses.map((status, index) => [String(index + 1), () => set(status)]));
