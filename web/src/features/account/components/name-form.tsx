import { api } from '@golghar/contracts';
import { useState } from 'react';
import { everything } from '@/lib/api/operations';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { isSoundOn, playChime, setSound } from '@/lib/sound';
import { Checkbox } from '@/ui/form/checkbox';
import { TextField } from '@/ui/form/form-field';
import { SubmitForm } from '@/ui/form/submit-form';

export function NameForm({ name }: { name: string }) {
  const { field, sending } = useOperationForm(api.updateProfile, {
    defaultValues: { name },
    values: { name },
    // An admin may change the name meanwhile; typed text stays.
    resetOptions: { keepDirtyValues: true },
    done: ({ user }) => ({ title: 'Name changed', text: `You are ${user.name} now.` }),
    refreshes: everything,
    problem: 'The name was not changed. Please try again.',
  });
  return (
    <SubmitForm {...sending} submit="Save the name">
      <TextField
        label="Name"
        hint="As colleagues see it, and customers in the mails that you send them."
        autoComplete="name"
        {...field('name')}
      />
    </SubmitForm>
  );
}

export function SoundSetting() {
  const [isOn, setIsOn] = useState(isSoundOn);
  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => {
        setIsOn(target.checked);
        setSound(target.checked);
        if (target.checked) playChime();
      }}
    >
      Play a sound in this browser when an enquiry arrives
    </Checkbox>
  );
}
