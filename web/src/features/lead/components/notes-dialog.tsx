import type { Note, Submission } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { ErrorPanel } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/overlay/modal';
import { useLead } from '../../leads-core/api/use-lead';
import { type LeadDialogProps, openDialog } from '../../leads-core/store/inbox';
import { NoteComposer } from './note-composer';

/** A note with who wrote it and when. */
export function NoteItem({ note }: { note: Note }) {
  return (
    <li className="bg-note-ground px-3 py-2">
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {note.content}
      </p>
      <p className="text-14 text-ink-2">
        {note.author.name}, <time dateTime={note.createdAt}>{formatMoment(note.createdAt)}</time>
      </p>
    </li>
  );
}

/** Both open the one dialog of all notes. */
export function NotesButtons({ lead }: { lead: Submission }) {
  return ['View All', 'Manage Notes'].map((label) => (
    <Button
      key={label}
      look="quiet"
      size="small"
      aria-haspopup="dialog"
      onClick={() => openDialog('notes', lead.id)}
      className="px-1.5 text-14"
    >
      {label}
    </Button>
  ));
}

/** All notes of a lead, newest first, with the composer on top; `onDone` is told once a note is saved. */
export function NotesDialog({ lead, onDone, ...modal }: LeadDialogProps) {
  const { data, isError, refetch } = useLead(lead.id);
  return (
    <Modal title={`Notes on ${lead.name}`} {...modal}>
      <div className="mt-3">
        <NoteComposer leadId={lead.id} place="dialog" onSaved={onDone} />
      </div>
      {isError && <ErrorPanel text="Failed to fetch submission details" onRetry={() => void refetch()} />}
      {data?.notes.length === 0 && <p className="mt-4 text-ink-3">No notes yet.</p>}
      <ul aria-label="Notes" className="mt-4 grid gap-3">
        {data?.notes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
    </Modal>
  );
}

/** The same for who came to write one note, and is done with it then. */
export const NoteDialog = (props: LeadDialogProps) => <NotesDialog {...props} onDone={props.onClose} />;
