import type { Submission } from '@golghar/contracts';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '@/ui/error-panel';
import { useSubmission } from '../api/use-submission';
import { NoteComposer } from './note-composer';
import { NoteItem } from './note-item';

type Props = { lead: Submission; label: string; children?: ReactNode };

/** A button that opens all notes of a lead, newest first, with the composer on top. */
export function NotesDialog({ lead, label }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger className="button button-small button-secondary">{label}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
        <Dialog.Content
          aria-describedby={undefined}
          className="overlay fixed top-1/2 left-1/2 z-60 flex max-h-[min(44rem,calc(100dvh-2rem))] w-[min(36rem,calc(100vw-2rem))] -translate-1/2 flex-col bg-raised p-5 text-15 shadow-overlay"
        >
          <div className="mb-3 flex items-start justify-between gap-3">
            <Dialog.Title className="text-20 wrap-anywhere">Notes on {lead.name}</Dialog.Title>
            <Dialog.Close aria-label="Close" className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center">
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <NotesOf lead={lead} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function NotesOf({ lead }: { lead: Submission }) {
  const { data, isError, refetch } = useSubmission(lead.id);
  return (
    <>
      <NoteComposer leadId={lead.id} place="dialog" />
      {isError && <ErrorPanel text="Failed to fetch submission details" onRetry={() => void refetch()} />}
      {data?.notes.length === 0 && <p className="mt-4 text-ink-3">No notes yet.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
      <ul aria-label="Notes" tabIndex={0} className="mt-4 grid min-h-0 gap-3 overflow-y-auto">
        {data?.notes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
    </>
  );
}
