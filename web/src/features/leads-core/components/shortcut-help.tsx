import { leadStatuses, statusLabels } from '@golghar/contracts';
import { Keyboard } from 'lucide-react';
import { Checkbox } from '@/ui/form/checkbox';
import { IconButton } from '@/ui/icon-button';
import { Modal } from '@/ui/overlay/modal';
import { usePreferences } from '../api/preferences';
import { leadCommands } from '../hooks/use-lead-keys';
import { closeDialog, openDialog, useInbox } from '../store/inbox';

const keys: (readonly [key: string, does: string])[] = [
  ['J, K', 'Next and previous lead; with Shift they select'],
  ['H, L', 'On the board: to the column on the left or right'],
  ['Enter', 'Open or close the lead'],
  ['Esc', 'Step back: out of a field, the selection or the lead'],
  ['/', 'Search; ↓ goes into the list'],
  ['X', 'Select the lead; 1 to 5, S and A are for all selected ones'],
  ['S', 'Choose a status'],
  ['1 to 5', `Set ${leadStatuses.map((status) => statusLabels[status]).join(', ')}`],
  ['6 to 9, 0', `Say why the lead is ${statusLabels.delivered} or ${statusLabels.lost} now`],
  ...leadCommands.map(({ key, label }) => [key, label] as const),
  ['N', 'Write a note; Ctrl+Enter saves it'],
  ['C', 'Add a new lead'],
  ['P', 'Phone the open lead'],
  ['Z', 'Undo the last change'],
  ['?', 'This list'],
];

export function ShortcutHelp() {
  const isOpen = useInbox(({ dialog }) => dialog?.kind === 'help');
  const { preferences, save } = usePreferences();
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        label="Keyboard"
        title="Keyboard (?)"
        onClick={() => openDialog('help')}
        className="hidden size-9 md:grid"
        Icon={Keyboard}
        iconSize={20}
      />
      {isOpen && (
        <Modal title="Keyboard" onClose={closeDialog}>
          <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-y-1.5">
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
          <div className="mt-4">
            <Checkbox
              checked={preferences.shortcuts}
              onChange={({ target }) => save({ shortcuts: target.checked })}
            >
              Use these keys
            </Checkbox>
            <Checkbox
              checked={preferences.advancesAfterStatus}
              onChange={({ target }) => save({ advancesAfterStatus: target.checked })}
            >
              After a status set by key, go to the next lead
            </Checkbox>
          </div>
        </Modal>
      )}
    </>
  );
}
