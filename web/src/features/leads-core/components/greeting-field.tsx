import { defaultPreferences, maxGreetingLength } from '@golghar/contracts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Modal, type ModalControl } from '@/ui/overlay/modal';
import { usePreferences } from '../api/preferences';

/** How a chat with a lead begins; saved as soon as one leaves the field, in whatever way. */
export function GreetingField() {
  const { preferences, save } = usePreferences();
  const [typed, setTyped] = useState<string>();
  const unsaved = useRef<string>(undefined);
  const id = useId();
  const saveTyped = () => {
    if (unsaved.current === undefined) return;
    const greeting = unsaved.current.trim() || defaultPreferences.greeting;
    unsaved.current = undefined;
    // What could not be saved stays in the field.
    save({ greeting }, { onSuccess: () => setTyped(undefined) });
  };
  const leave = useEffectEvent(saveTyped);
  useEffect(() => () => leave(), []);
  return (
    <>
      <label htmlFor={id} className="mt-2 block font-semibold">
        WhatsApp greeting
      </label>
      <textarea
        id={id}
        value={typed ?? preferences.greeting}
        rows={2}
        maxLength={maxGreetingLength}
        className="field mt-1 min-h-16 text-15"
        onChange={({ target: { value } }) => {
          setTyped(value);
          unsaved.current = value;
        }}
        onBlur={saveTyped}
      />
      <p className="text-14 text-ink-3">
        {'{name}, {service} and {me} are filled in; in WhatsApp it can still be changed.'}
      </p>
    </>
  );
}

export function GreetingDialog(props: ModalControl) {
  return (
    <Modal title="WhatsApp greeting" {...props}>
      <GreetingField />
    </Modal>
  );
}
