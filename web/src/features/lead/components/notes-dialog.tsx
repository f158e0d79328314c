import { api, type Note, type Submission } from '@golghar/contracts';
import type { KeyboardEvent } from 'react';
import { formatMoment } from '@/lib/dates';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { drafts } from '@/lib/session/session';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { ErrorPanel } from '@/ui/query-state';
import { addNote } from '../../leads-core/api/entries';
import { takeBackWaiting, useIsChanging, useUnsaved } from '../../leads-core/api/lead-mutation';
import { useLead } from '../../leads-core/api/lead-queries';
import { type NotePlace, noteFieldId, rowId } from '../../leads-core/model/element-ids';
import { useDraft } from '../../leads-core/store/drafts';
import { closeDialog, type LeadDialogProps, openDialog } from '../../leads-core/store/inbox';

export const NoteItem = ({ note: { content, author, createdAt } }: { note: Note }) => (
  <li className="bg-note-ground px-3 py-2">
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {content}
    </p>
    <p className="text-14 text-ink-2">
      {author.name}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
    </p>
  </li>
);

const dialogs = { 'View All': 'notes', 'Manage Notes': 'notes', Delete: 'delete' } as const;

/** Both buttons for notes open the same dialog. */
export const NotesButtons = ({ lead, canDelete = false }: { lead: Submission; canDelete?: boolean }) =>
  Object.entries(dialogs)
    .filter(([, kind]) => kind === 'notes' || canDelete)
    .map(([label, kind]) => (
      <Button
        key={label}
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => openDialog(kind, lead.id)}
        className={`px-1.5 text-14 ${kind === 'delete' ? 'text-danger' : ''}`}
      >
        {label}
      </Button>
    ));

/** All notes of a lead, newest first, below the composer; `onDone` is called once a note is saved. */
export default function NotesDialog({ lead, onDone, ...modal }: LeadDialogProps) {
  const { data, isError, refetch } = useLead(lead.id);
  useDocumentClass('toasts-at-end-of-dialog');
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

export const notesId = (leadId: string) => `notes-${leadId}`;

/** Writes one note and shows it in the lead, in the middle: below it stands the message that it is saved. */
export const writeNote = ({ id }: Submission): void =>
  openDialog('notes', id, () => {
    closeDialog();
    // After the focus has returned.
    setTimeout(() => document.getElementById(notesId(id))?.scrollIntoView({ block: 'center' }));
  });

type Props = { leadId: string; place: NotePlace; onSaved?: (() => void) | undefined };

/** Moves the focus out of the field, so that single-key shortcuts work again: to the row, or to nothing. */
export function leaveField(leadId: string): void {
  const row = document.getElementById(rowId(leadId));
  if (row) row.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Ctrl+Enter saves or sends, Esc leaves the field, where there is a way to leave it. */
export function saveOrLeave(event: KeyboardEvent, save: () => void, leave?: () => void): void {
  if (event.nativeEvent.isComposing || event.defaultPrevented) return;
  const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  const run = isSave ? save : event.key === 'Escape' ? leave : undefined;
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

const button = 'w-24 shrink-0 px-2';

/** Writes a note, kept as a draft that both places show. Esc and saving by keyboard leave the field. */
export function NoteComposer({ leadId, place, onSaved }: Props) {
  const content = useDraft(leadId);
  const { field, handleSubmit } = useContractForm(api.addNote.request, {
    defaultValues: { content },
    values: { content },
  });
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const isPending = useIsChanging(leadId, 'note');
  const [waiting] = useUnsaved(leadId, 'note');

  const save = (leave = () => {}) =>
    handleSubmit((note) => {
      if (isPending) return;
      void addNote({ leadIds: [leadId], ...note }).then(({ error }) => error ?? onSaved?.());
      leave();
    });
  return (
    <form noValidate onSubmit={save()} className="flex items-end gap-2 [&_label]:text-14 [&>div]:grow">
      <TextArea
        {...field('content', { onChange: ({ target }) => drafts.write(leadId, target.value) })}
        id={noteFieldId(leadId, place)}
        label="Add a note"
        readOnly={waiting !== undefined}
        rows={2}
        placeholder={hasKeyboard ? 'Ctrl+Enter saves' : ''}
        className="field -mt-0.5 min-h-16 py-1.5 text-15"
        onKeyDown={(event) => {
          const leave = place === 'detail' ? () => leaveField(leadId) : undefined;
          saveOrLeave(event, () => void save(leave)(event), leave);
        }}
      />
      {waiting ? (
        // A new element instead of the Save button: the same press would save the note again.
        <Button key="back" size="small" className={button} onClick={() => takeBackWaiting(waiting)}>
          Take back
        </Button>
      ) : (
        <Button type="submit" disabled={isPending} size="small" look="primary" className={button}>
          {isPending ? 'Saving...' : 'Add Note'}
        </Button>
      )}
    </form>
  );
}
