import { statusLabels } from '@golghar/contracts';
import * as Radix from '@radix-ui/react-alert-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { setStatus, setTags } from '../api/change-lead';
import { type Conflict, conflicts, useConflict } from '../model/conflicts';

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
  const client = useQueryClient();
  const conflict = useConflict();
  const words = conflict && wordsOf(conflict);
  const insist = ({ lead, wanted }: Conflict) => {
    if (wanted.status) void setStatus(client, lead, wanted.status);
    if (wanted.tags) void setTags(client, lead, wanted.tags);
  };
  return (
    <Radix.Root open={conflict !== undefined} onOpenChange={(isOpen) => !isOpen && conflicts.set(undefined)}>
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
        <Radix.Content className="overlay fixed top-1/2 left-1/2 z-60 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 bg-raised p-6 text-15 shadow-overlay">
          <Radix.Title className="text-20 wrap-anywhere">
            Somebody else changed the lead of {conflict?.lead.name}
          </Radix.Title>
          <Radix.Description className="mt-2 text-ink-2 wrap-anywhere">{words?.text}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel className="button button-secondary">{words?.keep}</Radix.Cancel>
            <Radix.Action className="button button-primary" onClick={() => conflict && insist(conflict)}>
              {words?.set}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
