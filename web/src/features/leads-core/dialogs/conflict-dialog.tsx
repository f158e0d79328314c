import { type SubmissionDetail, statusLabels } from '@golghar/contracts';
import type { Mutation } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/overlay/modal';
import { type Change, changeLead, currentValues, describeChange, statusToast } from '../api/lead-changes';
import { forget } from '../api/lead-mutation';
import { useLead } from '../api/lead-queries';

function wordsOf(lead: SubmissionDetail, { wanted }: Change) {
  if (!wanted.status)
    return {
      text: `It is now: ${describeChange(currentValues(lead, wanted))}. You wanted: ${describeChange(wanted)}.`,
      keep: 'Keep theirs',
      set: 'Use mine',
      toast: { about: `${lead.name}: ${describeChange(wanted)}`, title: 'Lead updated' },
    };
  const author = lead.statusChanges[0]?.author.name;
  const [now, mine] = [statusLabels[lead.status], statusLabels[wanted.status]];
  return {
    text: `It is ${now} now${author ? `, set by ${author}` : ''}. You chose ${mine}.`,
    keep: `Keep ${now}`,
    set: `Set ${mine}`,
    toast: statusToast(lead, wanted.status),
  };
}

/** Two people changed one lead: the second is told and chooses. Several conflicts are shown one after the other. */
export default function ConflictDialog({ conflict }: { conflict: Mutation }) {
  const change = conflict.state.variables as Change;
  const { data: lead } = useLead(change.leadIds[0]);
  if (!lead) return null;
  const { text, keep, set, toast } = wordsOf(lead, change);
  return (
    <ConfirmDialog
      title={`Somebody else changed the lead of ${lead.name}`}
      text={text}
      action={set}
      cancel={keep}
      isDestructive={false}
      onConfirm={() => void changeLead(lead, { wanted: change.wanted, toast })}
      onClose={() => forget(conflict)}
    />
  );
}
