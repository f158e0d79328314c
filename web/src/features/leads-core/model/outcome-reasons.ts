import { isOpen, type LeadStatus, type Submission, statusLabels } from '@golghar/contracts';
import type { Toast } from '@/ui/toast/toast-store';

/** Reasons that are given most, so that one press tells them; any other is typed. */
const reasons: Partial<Record<LeadStatus, readonly string[]>> = {
  delivered: ['Recommended', 'Price', 'Our work'],
  lost: ['Too expensive', 'Chose another', 'Not now', 'Not reached'],
};

export const suggestedReasons = (status: LeadStatus): readonly string[] => reasons[status] ?? [];

/** None of them is a command, so that the next command is never taken for an answer; the last is for other reasons. */
export const reasonKeys = ['6', '7', '8', '9', '0'] as const;
const [otherKey] = reasonKeys.slice(-1);

/** Why a lead was won or lost, asked in the message about its new status; nothing where it is not to be asked. */
export function outcomeQuestion(
  lead: Submission,
  status: LeadStatus,
  answer: { reason: (reason: string) => void; other: () => void },
): Toast['question'] {
  if (isOpen(status) || lead.outcomeReason) return undefined;
  const usual = suggestedReasons(status).map((label, index) => ({
    key: reasonKeys[index] ?? '',
    label,
    run: () => answer.reason(label),
  }));
  return {
    text: `${statusLabels[status]}: ${lead.name} – why?`,
    choices: [...usual, { key: otherKey ?? '', label: 'Other…', run: answer.other }],
  };
}
