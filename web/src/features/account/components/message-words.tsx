import { api, defaultPreferences, maxWordsLength, type Preferences } from '@golghar/contracts';
import { useEffect, useEffectEvent } from 'react';
import { pick } from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { TextArea } from '@/ui/form/form-field';
import { usePreferences } from '../../leads-core/api/preferences';

const schema = pick(api.getPreferences.response, { signature: true, greeting: true });

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

/** Signature and greeting of one's messages, saved as soon as one leaves the field, in any way. */
export function MessageWords() {
  const { preferences, save } = usePreferences();
  const values = { signature: preferences.signature, greeting: preferences.greeting };
  const { field, getValues, handleSubmit, resetField } = useContractForm(schema, {
    defaultValues: values,
    values,
    // Text that could not be saved stays in its field.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const show = (saved: Preferences) => {
    for (const { name } of areas)
      if (getValues(name) === saved[name] && document.activeElement?.id !== name)
        resetField(name, { defaultValue: saved[name] });
  };
  const saveTyped = handleSubmit((typed) => {
    for (const { name } of areas)
      if (typed[name] !== preferences[name]) save({ [name]: typed[name] }, { onSuccess: show });
  });
  const leave = useEffectEvent(() => void saveTyped());
  useEffect(() => () => leave(), []);
  return (
    <form className="grid gap-4" onBlur={() => void saveTyped()}>
      {areas.map(({ name, otherwise, ...words }) => (
        <TextArea
          {...words}
          key={name}
          id={name}
          rows={3}
          maxLength={maxWordsLength}
          className="field min-h-20"
          {...field(name, { setValueAs: (typed: string) => typed.trim() || otherwise })}
        />
      ))}
    </form>
  );
}
