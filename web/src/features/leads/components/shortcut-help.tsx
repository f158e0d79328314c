import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { usePreferences } from '../api/preferences';

const keys = [
  ['J, K', 'Next and previous lead'],
  ['Enter', 'Open or close the lead'],
  ['Esc', 'Close the lead'],
  ['/', 'Search'],
  ['X', 'Select the lead'],
  ['S', 'Go to its status'],
  ['1 to 5', 'Set New, In Progress, Pending, Closed, Not Interested'],
  ['N', 'Write a note'],
  ['Z', 'Undo the last change'],
  ['?', 'This list'],
] as const;

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Which keys there are, and the switch that turns them off. */
export function ShortcutHelp({ isOpen, onOpenChange }: Props) {
  const { preferences, save } = usePreferences();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger className="button button-small button-quiet hidden md:inline-flex">
        Keyboard
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
        <Dialog.Content
          aria-describedby={undefined}
          className="overlay fixed top-1/2 left-1/2 z-60 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto bg-raised p-5 text-15 shadow-overlay"
        >
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className="text-20">Keyboard</Dialog.Title>
            <Dialog.Close aria-label="Close" className="-mt-2 -mr-2 grid size-11 place-items-center">
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <dl className="mt-2 grid grid-cols-[5rem_1fr] gap-y-1.5">
            {keys.map(([key, does]) => (
              <div key={key} className="col-span-2 grid grid-cols-subgrid">
                <dt>
                  <kbd className="rounded-chip border border-field-border px-1.5 font-body text-14">
                    {key}
                  </kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <label className="mt-4 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={preferences.shortcuts}
              onChange={(event) => save({ ...preferences, shortcuts: event.target.checked })}
              className="size-[18px] accent-(--ink)"
            />
            Use these keys
          </label>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
