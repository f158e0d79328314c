import { type RefObject, useId } from 'react';
import { Modal } from '@/ui/modal';
import { defaultGreeting, useInboxSettings } from '../store/settings';

/** How a chat with a lead begins. */
export function GreetingField() {
  const greeting = useInboxSettings((settings) => settings.greeting);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-2 block font-semibold">
        WhatsApp greeting
      </label>
      <textarea
        id={id}
        value={greeting}
        rows={2}
        className="field mt-1 min-h-16 text-15"
        onChange={(event) => useInboxSettings.setState({ greeting: event.target.value })}
        onBlur={() => greeting.trim() === '' && useInboxSettings.setState({ greeting: defaultGreeting })}
      />
      <p className="text-14 text-ink-3">
        {'{name}, {service} and {me} are filled in; in WhatsApp it can still be changed.'}
      </p>
    </>
  );
}

type Props = { onClose: () => void; returnTo: RefObject<HTMLElement | null> };

export function GreetingDialog(props: Props) {
  return (
    <Modal title="WhatsApp greeting" {...props}>
      <GreetingField />
    </Modal>
  );
}
