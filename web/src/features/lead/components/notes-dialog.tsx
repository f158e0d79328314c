import type { Note, Submission } from '@golghar/contracts';
import { type RefObject, useRef, useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { ErrorPanel } from '@/ui/error-panel';
import { Modal } from '@/ui/overlay/modal';
import { useLead } from '../../leads-core/api/use-lead';
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

type Props = { lead: Submission; label: string };

/** A button that opens all notes of a lead. */
export function NotesDialog({ lead, label }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="button button-small button-quiet px-1.5 text-14"
      >
        {label}
      </button>
      {isOpen && <NotesModal lead={lead} onClose={() => setIsOpen(false)} returnTo={button} />}
    </>
  );
}

type ModalProps = {
  lead: Submission;
  onClose: () => void;
  /** Called once a note is saved. */
  onSaved?: () => void;
  returnTo: RefObject<HTMLElement | null>;
};

/** All notes of a lead, newest first, with the composer on top. */
export function NotesModal({ lead, onClose, onSaved, returnTo }: ModalProps) {
  const { data, isError, refetch } = useLead(lead.id);
  return (
    <Modal title={`Notes on ${lead.name}`} onClose={onClose} returnTo={returnTo}>
      <div className="mt-3">
        <NoteComposer leadId={lead.id} place="dialog" onSaved={onSaved} />
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
