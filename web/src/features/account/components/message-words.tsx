import { api, defaultPreferences, maxWordsLength } from '@golghar/contracts';
import { useEffect, useEffectEvent } from 'react';
import { pick } from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { TextArea } from '@/ui/form/form-field';
import { usePreferences } from '../../leads-core/api/preferences';

const schema = pick(api.getPreferences.response, { signature: true, greeting: true });

const area = { rows: 3, maxLength: maxWordsLength, className: 'field min-h-20' };

/** Signature and greeting of one's messages, saved as soon as one leaves the fields, in any way. */
export function MessageWords() {
  const { preferences, save } = usePreferences();
  const { signature, greeting } = preferences;
  const { field, handleSubmit, resetField } = useContractForm(schema, {
    defaultValues: { signature, greeting },
    values: { signature, greeting },
    // Text that could not be saved stays in its field.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const saveTyped = handleSubmit((typed) => {
    for (const name of ['signature', 'greeting'] as const)
      if (typed[name] !== preferences[name])
        save(
          { [name]: typed[name] },
          { onSuccess: (saved) => resetField(name, { defaultValue: saved[name] }) },
        );
  });
  const leave = useEffectEvent(() => void saveTyped());
  useEffect(() => () => leave(), []);
  return (
    <form className="grid gap-4" onBlur={() => void saveTyped()}>
      <TextArea
        {...area}
        id="signature"
        label="Signature"
        hint="Below your answers by e-mail; {me} is your name."
        {...field('signature')}
      />
      <TextArea
        {...area}
        id="greeting"
        label="WhatsApp greeting"
        hint="{name}, {service} and {me} are filled in; it can still be changed before it is sent."
        {...field('greeting', { setValueAs: (words: string) => words.trim() || defaultPreferences.greeting })}
      />
    </form>
  );
}
