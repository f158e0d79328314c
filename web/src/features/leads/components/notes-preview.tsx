import type { Submission } from '@golghar/contracts';
import { useSubmission } from '../api/use-submission';
import { NoteItem } from './note-item';
import { NotesDialog } from './notes-dialog';

const shown = 2;

/** The latest notes, and the way to all of them. */
export function NotesPreview({ lead }: { lead: Submission }) {
  const { data } = useSubmission(lead.id);
  const notes = data?.notes ?? [];
  return (
    <section aria-label={`Notes on ${lead.name}`}>
      <h4 className="text-17">
        Notes <span className="tabular font-body font-normal text-ink-3">({data ? notes.length : '…'})</span>
      </h4>
      {data && notes.length === 0 && <p className="mt-1 text-ink-3">No notes yet.</p>}
      <ul className="mt-2 grid gap-2">
        {notes.slice(0, shown).map((note) => (
          <NoteItem key={note.id} note={note} isShort />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <NotesDialog lead={lead} label="View All" />
        <NotesDialog lead={lead} label="Manage Notes" />
      </div>
    </section>
  );
}
