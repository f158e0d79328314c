import type { Note } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';

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
