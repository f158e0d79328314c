import { type AccountLink, api, type User } from '@golghar/contracts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { pick } from 'zod/mini';
import { formatMoment } from '@/lib/dates';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { TextField } from '@/ui/form/form-field';
import { SubmitForm } from '@/ui/form/submit-form';
import { CopyDialog } from '@/ui/overlay/copy-dialog';
import { Modal, type ModalControl } from '@/ui/overlay/modal';
import { useInviteUser, useUpdateUser } from '../api/users';
import { RoleChoice } from './user-actions';

type InviteProps = ModalControl & {
  onInvited: (user: User, link: AccountLink) => void;
};

/** Asks for whom to invite. */
export function InviteDialog({ onInvited, ...modal }: InviteProps) {
  const { field, sentBy } = useContractForm(api.inviteUser.request, {
    defaultValues: { name: '', email: '', role: 'sales_executive' },
  });
  const sending = sentBy(useInviteUser(), { onDone: ({ user, link }) => onInvited(user, link) });
  return (
    <Modal
      title="Add New User"
      text="They get an email with a link to choose a password. It works for 7 days."
      {...modal}
    >
      <SubmitForm {...sending} className="mt-5" submit="Send the invitation" pending="Inviting...">
        <TextField id="invite-name" label="Name" {...field('name')} />
        <TextField id="invite-email" label="Email" type="email" {...field('email')} />
        <RoleChoice field={field('role')} />
      </SubmitForm>
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
    <CopyDialog
      title={`${title} ${user.name}`}
      text={`An email with this link is on its way to ${user.email}. You can also pass it on yourself; it is shown only once.`}
      label="Link to choose a password"
      value={link.url}
      what="The link"
      {...modal}
    >
      It works once, until {formatMoment(link.expiresAt)}.{after}
    </CopyDialog>
  );
}

const nameSchema = pick(api.inviteUser.request, { name: true });

type RenameProps = { user: User; onClose: () => void };

function RenameDialog({ user, onClose }: RenameProps) {
  const { mutate, isPending } = useUpdateUser();
  const { field, sentBy } = useContractForm(nameSchema, { defaultValues: { name: user.name } });
  // Its failure is told in a message, which stays when this is closed.
  const sending = sentBy(
    { mutate: (change, then) => mutate({ user, change }, then), isPending, error: null },
    { onDone: onClose },
  );
  return (
    <Modal
      title={`Change the name of ${user.name}`}
      text="Mails, leads and notes call them by the new name from then on."
      onClose={onClose}
    >
      <SubmitForm {...sending} className="mt-5" submit="Save the name">
        <TextField id="rename" label="Name" {...field('name')} />
      </SubmitForm>
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
