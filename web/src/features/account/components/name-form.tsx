import { api } from '@golghar/contracts';
import { useState } from 'react';
import { useContractForm } from '@/lib/api/use-contract-form';
import { isSoundOn, playChime, setSound } from '@/lib/sound';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { useUpdateProfile } from '../api/account';

/** Changes one's own name. */
export function NameForm({ name }: { name: string }) {
  const { mutate, isPending, error } = useUpdateProfile();
  const { register, handleSubmit, formState, showRefusal, isAbove } = useContractForm(
    api.updateProfile.request,
    {
      defaultValues: { name },
      values: { name },
      // An admin may change it meanwhile; what is being typed stays.
      resetOptions: { keepDirtyValues: true },
    },
  );
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((update) => mutate(update, { onError: showRefusal }))}
    >
      {isAbove(error) && <Alert>The name was not changed. Please try again.</Alert>}
      <FormField
        id="own-name"
        label="Name"
        hint="As colleagues see it, and customers in the mails that you send them."
        error={formState.errors.name?.message}
      >
        {(aria) => <input {...aria} {...register('name')} className="field" autoComplete="name" />}
      </FormField>
      <Button type="submit" aria-disabled={isPending} size="large" look="primary">
        {isPending ? 'Saving...' : 'Save the name'}
      </Button>
    </form>
  );
}

/** Switches the sound of new enquiries on, which plays it once, or off. */
export function SoundSetting() {
  const [isOn, setIsOn] = useState(isSoundOn);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          setSound(target.checked);
          if (target.checked) playChime();
        }}
        className="size-5 accent-(--link)"
      />
      Play a sound in this browser when an enquiry arrives
    </label>
  );
}
