import { api, type User } from '@golghar/contracts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { pick } from 'zod/mini';
import { useContractForm } from '@/lib/api/use-contract-form';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { useUpdateUser } from '../api/users';

const schema = pick(api.inviteUser.request, { name: true });

type Props = { user: User; onClose: () => void };

function RenameDialog({ user, onClose }: Props) {
  const { mutate, isPending } = useUpdateUser();
  const { register, handleSubmit, formState, showRefusal } = useContractForm(schema, {
    defaultValues: { name: user.name },
  });
  return (
    <Modal
      title={`Change the name of ${user.name}`}
      text="Mails, leads and notes call them by the new name from then on."
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={handleSubmit((change) =>
          mutate({ user, change }, { onSuccess: onClose, onError: showRefusal }),
        )}
        className="mt-5 grid gap-5"
      >
        <FormField id="rename" label="Name" error={formState.errors.name?.message}>
          {(aria) => <input {...aria} {...register('name')} className="field" autoComplete="off" />}
        </FormField>
        <Button type="submit" aria-disabled={isPending} size="large" look="primary">
          {isPending ? 'Saving...' : 'Save the name'}
        </Button>
      </form>
    </Modal>
  );
}

/** Asks what somebody is to be called. */
export function RenameButton({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Change the name of ${user.name}`}
        title="Change the name"
        className="-my-2.5 inline-grid size-11 place-items-center rounded-control align-middle hover:bg-surface md:-my-1 md:size-8"
        onClick={() => setIsAsking(true)}
      >
        <Pencil aria-hidden size={16} />
      </button>
      {isAsking && <RenameDialog user={user} onClose={() => setIsAsking(false)} />}
    </>
  );
}
