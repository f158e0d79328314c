import { defaultPreferences, maxWordsLength } from '@golghar/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextArea } from '@/ui/form/form-field';
import { usePreferences } from '../../leads-core/api/preferences';

/** Each with what takes its place when it is emptied. */
const areas = [
  {
    name: 'signature',
    label: 'Signature',
    hint: 'Below your answers by e-mail; {me} is your name.',
    otherwise: '',
  },
  {
    name: 'greeting',
    label: 'WhatsApp greeting',
    hint: '{name}, {service} and {me} are filled in; it can still be changed before it is sent.',
    otherwise: defaultPreferences.greeting,
  },
] as const;

/** Signature and greeting of one's messages. */
export const MessageWords = () => (
  <div className="grid gap-4">
    {areas.map((area) => (
      <MessageArea key={area.name} {...area} />
    ))}
  </div>
);

/** Saved as soon as one leaves it, in any way; text that could not be saved stays. */
function MessageArea({ name, otherwise, ...words }: (typeof areas)[number]) {
  const { preferences, save } = usePreferences();
  const [typed, setTyped] = useState<string>();
  const saveTyped = () => {
    const text = typed?.trim() || otherwise;
    if (typed === undefined || text === preferences[name]) return;
    save({ [name]: text }, { onSuccess: () => setTyped((now) => (now === typed ? undefined : now)) });
  };
  const leave = useEffectEvent(saveTyped);
  useEffect(() => () => leave(), []);
  return (
    <TextArea
      {...words}
      rows={3}
      maxLength={maxWordsLength}
      className="field min-h-20"
      value={typed ?? preferences[name]}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={saveTyped}
    />
  );
}
