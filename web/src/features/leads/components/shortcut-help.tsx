import { useEffect, useState } from 'react';
import { Modal } from '@/ui/modal';
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

type Props = {
  /** What had the focus when the list was asked for; undefined while it is closed. */
  from: HTMLElement | null | undefined;
  onOpen: () => void;
  onClose: () => void;
};

/** Which keys there are, and the switch that turns them off. */
export function ShortcutHelp({ from, onOpen, onClose }: Props) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="button button-small button-quiet hidden md:inline-flex"
      >
        Keyboard
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
          <ShortcutSwitch />
        </Modal>
      )}
    </>
  );
}

function ShortcutSwitch() {
  const { preferences, save } = usePreferences();
  // Its own, because what is kept is told a moment later: until then the box would spring back.
  const [isOn, setIsOn] = useState(preferences.shortcuts);
  useEffect(() => setIsOn(preferences.shortcuts), [preferences.shortcuts]);
  const set = (shortcuts: boolean) => {
    setIsOn(shortcuts);
    save({ ...preferences, shortcuts });
  };
  return (
    <label className="mt-4 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => set(event.target.checked)}
        className="size-[18px] accent-(--ink)"
      />
      Use these keys
    </label>
  );
}
