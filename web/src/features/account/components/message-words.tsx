import { defaultPreferences, maxWordsLength, type Preferences } from '@golghar/contracts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TextArea } from '@/ui/form/form-field';
import { usePreferences } from '../../leads-core/api/preferences';

type Props = { name: 'greeting' | 'signature'; label: string; hint: string };

/** Greeting or signature of one's messages; saved as soon as one leaves the field, in any way. */
function WordsField({ name, label, hint }: Props) {
  const { preferences, save } = usePreferences();
  const [typed, setTyped] = useState<string>();
  const unsaved = useRef<string>(undefined);
  const saveTyped = () => {
    if (unsaved.current === undefined) return;
    const usual = name === 'greeting' ? defaultPreferences.greeting : '';
    const words: Partial<Preferences> = { [name]: unsaved.current.trim() || usual };
    unsaved.current = undefined;
    // Text that could not be saved stays in the field.
    save(words, { onSuccess: () => setTyped(undefined) });
  };
  const leave = useEffectEvent(saveTyped);
  useEffect(() => () => leave(), []);
  return (
    <TextArea
      id={useId()}
      label={label}
      hint={hint}
      value={typed ?? preferences[name]}
      rows={3}
      maxLength={maxWordsLength}
      className="field min-h-20"
      onChange={({ target: { value } }) => {
        setTyped(value);
        unsaved.current = value;
      }}
      onBlur={saveTyped}
    />
  );
}

export const MessageWords = () => (
  <div className="grid gap-4">
    <WordsField name="signature" label="Signature" hint="Below your answers by e-mail; {me} is your name." />
    <WordsField
      name="greeting"
      label="WhatsApp greeting"
      hint="{name}, {service} and {me} are filled in; it can still be changed before it is sent."
    />
  </div>
);
