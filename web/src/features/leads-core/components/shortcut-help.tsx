import { Keyboard } from 'lucide-react';
import { Modal } from '@/ui/overlay/modal';
import { usePreferences } from '../api/preferences';
import { GreetingField } from './greeting-field';

const keys = [
  ['J, K', 'Next and previous lead; with Shift they select'],
  ['H, L', 'On the board: to the column on the left or right'],
  ['Enter', 'Open or close the lead'],
  ['Esc', 'Step back: out of a field, the selection or the lead'],
  ['/', 'Search; ↓ goes into the list'],
  ['X', 'Select the lead'],
  ['S', 'Choose a status'],
  ['1 to 5', 'Set New, In Progress, Pending, Closed, Not Interested'],
  ['6 to 9, 0', 'Say why the lead that was just closed was won or lost'],
  ['T', 'Take the lead'],
  ['A', 'Assign it, or the selected ones, to somebody'],
  ['F', 'Plan the next step, or snooze'],
  ['R', 'Answer by e-mail'],
  ['W', 'Write in WhatsApp'],
  ['V', 'Value, month and reason'],
  ['E', 'Correct name, phone, e-mail, city or service'],
  ['!', 'Mark as spam'],
  ['N', 'Write a note; Ctrl+Enter saves it'],
  ['C', 'Write down a new lead'],
  ['P', 'Phone the open lead'],
  ['Z', 'Undo the last change'],
  ['?', 'This list'],
] as const;

type Props = {
  /** What had the focus when the list was asked for; undefined while it is closed. */
  from: HTMLElement | null | undefined;
  onOpen: () => void;
  onClose: () => void;
};

/** Which keys there are, and how the inbox is to behave. */
export function ShortcutHelp({ from, onOpen, onClose }: Props) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Keyboard"
        title="Keyboard (?)"
        onClick={onOpen}
        className="hidden size-9 shrink-0 place-items-center rounded-control hover:bg-surface md:grid"
      >
        <Keyboard aria-hidden size={20} />
      </button>
      {from !== undefined && (
        <Modal title="Keyboard" onClose={onClose} returnTo={{ current: from }}>
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
          <Settings />
        </Modal>
      )}
    </>
  );
}

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="checkbox"
      />
      {label}
    </label>
  );
}

function Settings() {
  const { preferences, save } = usePreferences();
  return (
    <div className="mt-4">
      <Switch
        label="Use these keys"
        isOn={preferences.shortcuts}
        onChange={(shortcuts) => save({ shortcuts })}
      />
      <Switch
        label="After a status set by key, go to the next lead"
        isOn={preferences.advancesAfterStatus}
        onChange={(advancesAfterStatus) => save({ advancesAfterStatus })}
      />
      <GreetingField />
    </div>
  );
}
