import {
  type CorrectedValues,
  correctionText,
  dayOf,
  type LeadStatus,
  type NextStep,
  type OwnChangeKind,
  type Owner,
  statusLabels,
} from '@golghar/contracts';
import type { OwnChangeEntity } from '../../leads/own-changes/own-change.entity';

type Words = (change: Pick<OwnChangeEntity, 'before' | 'after'>) => string;

const nameOf = (owner: unknown) => (owner as Owner | null)?.name ?? 'Nobody';
const labelOf = (status: unknown) => statusLabels[status as LeadStatus];
const stepOf = (step: unknown) => {
  const planned = step as NextStep | null;
  return planned ? `${planned.text}, ${dayOf(new Date(planned.at))}` : 'none';
};

/** What a change did, in words. */
export const wordsOfChange: Record<OwnChangeKind, Words> = {
  status: ({ before, after }) => `Status: ${labelOf(before)} → ${labelOf(after)}`,
  tags: ({ after }) => `Tags: ${(after as string[]).join(', ') || 'none'}`,
  owner: ({ before, after }) => `Owner: ${nameOf(before)} → ${nameOf(after)}`,
  nextStep: ({ after }) => `Next step: ${stepOf(after)}`,
  prospects: ({ after }) =>
    Object.keys(after as object)
      .map((name) => prospectNames[name] ?? name)
      .join(', '),
  correction: ({ before, after }) =>
    correctionText({ before: before as CorrectedValues, after: after as CorrectedValues }),
  answerNeeded: ({ after }) => (after === 'yes' ? 'An answer is needed' : 'No answer needed'),
  note: () => 'Note',
  contact: () => 'Contact',
  deletion: () => 'Deleted',
  restoration: () => 'Restored',
  spam: () => 'Set aside as spam',
  notSpam: () => 'Brought back: no spam',
};

const prospectNames: Record<string, string> = {
  value: 'Value',
  expectedMonth: 'Expected month',
  outcomeReason: 'Reason',
};
