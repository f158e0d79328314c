import { statusLabels } from '@golghar/contracts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useSetStatus, useSetTags } from '../api/use-change-lead';
import { type Conflict, useInbox } from '../store/inbox';

const tagList = (tags: readonly string[]) => (tags.length > 0 ? tags.join(', ') : 'no tags');

/** What both wanted, in words. */
function wordsOf({ lead, wanted }: Conflict) {
  if (!wanted.status)
    return {
      text: `It now has ${tagList(lead.tags)}. You wanted ${tagList(wanted.tags ?? [])}.`,
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
  const setStatus = useSetStatus();
  const setTags = useSetTags();
  const conflict = useInbox((state) => state.conflict);
  if (!conflict) return null;
  const { lead, wanted, from } = conflict;
  const { text, keep, set } = wordsOf(conflict);
  const insist = () => {
    if (wanted.status) setStatus(lead, wanted.status);
    if (wanted.tags) setTags(lead, wanted.tags);
  };
  return (
    <ConfirmDialog
      title={`Somebody else changed the lead of ${lead.name}`}
      text={text}
      action={set}
      cancel={keep}
      isDestructive={false}
      onConfirm={insist}
      onClose={() => useInbox.setState({ conflict: undefined })}
      returnTo={{ current: from }}
    />
  );
}
