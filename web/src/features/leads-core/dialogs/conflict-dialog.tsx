import { statusLabels } from '@golghar/contracts';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { changeLead } from '../api/change-lead';
import { statusToast } from '../api/lead-changes';
import { currentValues, describeChange } from '../model/lead-change';
import { type Conflict, useInbox } from '../store/inbox';

/** What both wanted, in words. */
function wordsOf({ lead, wanted }: Conflict) {
  if (!wanted.status)
    return {
      text: `It is now: ${describeChange(currentValues(lead, wanted))}. You wanted: ${describeChange(wanted)}.`,
      keep: 'Keep theirs',
      set: 'Use mine',
    };
  const author = lead.statusChanges[0]?.author.name;
  const [now, mine] = [statusLabels[lead.status], statusLabels[wanted.status]];
  return {
    text: `It is ${now} now${author ? `, set by ${author}` : ''}. You chose ${mine}.`,
    keep: `Keep ${now}`,
    set: `Set ${mine}`,
  };
}

/** Two people changed one lead: the second is told and chooses. */
export function ConflictDialog() {
  const conflict = useInbox((state) => state.conflict);
  return conflict && <Choice conflict={conflict} />;
}

function Choice({ conflict }: { conflict: Conflict }) {
  const { lead, wanted } = conflict;
  const { text, keep, set } = wordsOf(conflict);
  const toast = wanted.status
    ? statusToast(lead, wanted.status)
    : { about: `${lead.name}: ${describeChange(wanted)}`, title: 'Lead updated' };
  return (
    <ConfirmDialog
      title={`Somebody else changed the lead of ${lead.name}`}
      text={text}
      action={set}
      cancel={keep}
      isDestructive={false}
      onConfirm={() => changeLead({ lead, wanted, toast })}
      onClose={() => useInbox.setState({ conflict: undefined })}
    />
  );
}
