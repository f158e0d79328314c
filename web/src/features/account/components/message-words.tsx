import { defaultPreferences, maxWordsLength } from '@golghar/contracts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { TextArea } from '@/ui/form/form-field';
import { usePreferences } from '../../leads-core/api/preferences';

type Props = { name: 'greeting' | 'signature'; label: string; hint: string };

/** Greeting or signature of one's messages; saved as soon as one leaves the field, in any way. */
function WordsField({ name, label, hint }: Props) {
  const { preferences, save } = usePreferences();
  const [typed, setTyped] = useState<string>();
  const saveTyped = () => {
    const words = typed?.trim() || (name === 'greeting' ? defaultPreferences.greeting : '');
    // Text that could not be saved stays in the field.
    if (typed !== undefined && words !== preferences[name])
      save({ [name]: words }, { onSuccess: () => setTyped(undefined) });
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
      onChange={({ target }) => setTyped(target.value)}
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
