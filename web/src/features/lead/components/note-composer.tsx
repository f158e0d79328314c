import { noteContentSchema } from '@golghar/contracts';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { Button } from '@/ui/button';
import { type NotePlace, noteFieldId, rowId } from '../../leads-core/model/element-ids';
import { useDraft, writeDraft } from '../../leads-core/store/drafts';
import { useAddNote } from '../api/lead';

type Props = { leadId: string; place: NotePlace; onSaved?: (() => void) | undefined };

/** Back to where single keys are commands: the row of the list, or nowhere in particular. */
function leaveField(leadId: string, field: HTMLElement): void {
  const row = document.getElementById(rowId(leadId));
  if (row) row.focus({ preventScroll: true });
  else field.blur();
}

/** Writes a note. What is typed is kept, whatever one does next; Esc and saving by key give the keys back. */
export function NoteComposer({ leadId, place, onSaved }: Props) {
  const content = useDraft(leadId);
  const [error, setError] = useState<string>();
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const { mutate, isPending } = useAddNote();
  const id = noteFieldId(leadId, place);
  const errorId = `${id}-error`;

  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return false;
    const note = noteContentSchema.safeParse(content);
    if (note.success) mutate({ leadId, content: note.data }, { onSuccess: () => onSaved?.() });
    else setError(note.error.issues[0]?.message);
    return note.success;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isLeaving = event.key === 'Escape' && place === 'detail';
    if (!isSave && !isLeaving) return;
    event.preventDefault();
    if (isLeaving) event.stopPropagation();
    const isDone = isLeaving || save();
    if (isDone && place === 'detail') leaveField(leadId, event.currentTarget);
  };

  return (
    <form onSubmit={save} className={error ? 'border-l-4 border-danger pl-3' : ''}>
      <label htmlFor={id} className="text-14 font-semibold">
        Add a note
      </label>
      {error && (
        <p id={errorId} className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="mt-0.5 flex items-end gap-2">
        <textarea
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={content}
          rows={2}
          placeholder={hasKeyboard ? 'Ctrl+Enter saves' : ''}
          className="field min-h-16 grow py-1.5 text-15"
          onChange={(event) => {
            writeDraft(leadId, event.target.value);
            setError(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" disabled={isPending} size="small" look="primary" className="w-24 shrink-0 px-2">
          {isPending ? 'Saving...' : 'Add Note'}
        </Button>
      </div>
    </form>
  );
}
