import { noteContentSchema } from '@golghar/contracts';
import { type FormEvent, useState } from 'react';
import { drafts } from '@/lib/session';
import { FormField } from '@/ui/form-field';
import { useAddNote } from '../api/add-note';

const draftName = (leadId: string) => `note:${leadId}`;
const readDraft = (leadId: string) => drafts.read(draftName(leadId));

/** Id of the field, for the shortcut that goes to it. */
export const noteFieldId = (leadId: string, place: Place) => `note-${place}-${leadId}`;

type Place = 'detail' | 'dialog';

/** Writes a note. What is typed is kept for the session, so that signing in again does not cost it. */
export function NoteComposer({ leadId, place }: { leadId: string; place: Place }) {
  const [content, setContent] = useState(() => readDraft(leadId));
  const [error, setError] = useState<string>();

  const write = (text: string) => {
    setContent(text);
    setError(undefined);
    drafts.write(draftName(leadId), text);
  };

  const { mutate, isPending } = useAddNote(leadId, (added) => {
    // What was typed since is another note.
    if (readDraft(leadId).trim() === added) write('');
  });

  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    const note = noteContentSchema.safeParse(content);
    if (!note.success) return setError(note.error.issues[0]?.message);
    mutate(note.data);
  };

  return (
    <form onSubmit={save} className="grid gap-2">
      <FormField id={noteFieldId(leadId, place)} label="Add a note" error={error}>
        {(aria) => (
          <textarea
            {...aria}
            value={content}
            rows={3}
            placeholder="Ctrl+Enter saves"
            className="field min-h-20 text-15"
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && save()}
          />
        )}
      </FormField>
      <button
        type="submit"
        disabled={isPending}
        className="button button-small button-primary justify-self-start"
      >
        {isPending ? 'Saving...' : 'Add Note'}
      </button>
    </form>
  );
}
