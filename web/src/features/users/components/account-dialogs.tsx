import { type AccountLink, api, type Invitation, type User } from '@golghar/contracts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { pick } from 'zod/mini';
import { failureText } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/api/use-contract-form';
import { formatMoment } from '@/lib/dates';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { CopyField } from '@/ui/form/copy-field';
import { FormField } from '@/ui/form/form-field';
import { Modal, type ModalControl } from '@/ui/overlay/modal';
import { useInviteUser, useUpdateUser } from '../api/users';
import { RoleChoice } from './role-choice';

type InviteProps = ModalControl & {
  onInvited: (user: User, link: AccountLink) => void;
};

/** Asks for whom to invite. */
export function InviteDialog({ onInvited, ...modal }: InviteProps) {
  const { mutate, isPending, error } = useInviteUser();
  const { register, handleSubmit, formState, showRefusal, isAbove } = useContractForm(
    api.inviteUser.request,
    {
      defaultValues: { name: '', email: '', role: 'sales_executive' },
    },
  );
  const { errors } = formState;

  const invite = (invitation: Invitation) =>
    mutate(invitation, {
      onSuccess: ({ user, link }) => onInvited(user, link),
      onError: showRefusal,
    });

  return (
    <Modal
      title="Add New User"
      text="They get an email with a link to choose a password. It works for 7 days."
      {...modal}
    >
      <form noValidate onSubmit={handleSubmit(invite)} className="mt-5 grid gap-5">
        {isAbove(error) && <Alert>{failureText(error)}</Alert>}
        <FormField id="invite-name" label="Name" error={errors.name?.message}>
          {(aria) => <input {...aria} {...register('name')} className="field" autoComplete="off" />}
        </FormField>
        <FormField id="invite-email" label="Email" error={errors.email?.message}>
          {(aria) => (
            <input {...aria} {...register('email')} className="field" type="email" autoComplete="off" />
          )}
        </FormField>
        <RoleChoice registration={register('role')} error={errors.role?.message} />
        <Button type="submit" aria-disabled={isPending} size="large" look="primary">
          {isPending ? 'Inviting...' : 'Send the invitation'}
        </Button>
      </form>
    </Modal>
  );
}

type LinkProps = ModalControl & {
  user: Pick<User, 'name' | 'email'>;
  link: AccountLink;
};

const words = {
  invitation: { title: 'Invitation for', after: '' },
  reset: { title: 'A new password for', after: ' Until it is used the old password goes on working.' },
};

/** Shows a new link, the only time that anybody but its owner sees it. */
export function LinkDialog({ user, link, ...modal }: LinkProps) {
  const { title, after } = words[link.purpose];
  return (
    <Modal
      title={`${title} ${user.name}`}
      text={`An email with this link is on its way to ${user.email}. You can also pass it on yourself; it is shown only once.`}
      {...modal}
    >
      <CopyField label="Link to choose a password" value={link.url} what="The link" />
      <p className="text-14 text-ink-3">
        It works once, until {formatMoment(link.expiresAt)}.{after}
      </p>
    </Modal>
  );
}

const nameSchema = pick(api.inviteUser.request, { name: true });

type RenameProps = { user: User; onClose: () => void };

function RenameDialog({ user, onClose }: RenameProps) {
  const { mutate, isPending } = useUpdateUser();
  const { register, handleSubmit, formState, showRefusal } = useContractForm(nameSchema, {
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
