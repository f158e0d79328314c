import { type AccountLink, api, type Role, roleLabels, roles, type User } from '@golghar/contracts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatMoment } from '@/lib/dates';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { TextField } from '@/ui/form/form-field';
import { SubmitForm } from '@/ui/form/submit-form';
import { CopyDialog } from '@/ui/overlay/copy-dialog';
import { Modal, type ModalControl } from '@/ui/overlay/modal';
import { changeOf, refreshes } from '../api/users';

/** What each role may do, for whoever assigns it. */
export const roleRights: Record<Role, string> = {
  admin: 'Works on leads, deletes and restores them, and manages users.',
  manager: 'Works on leads, deletes and restores them.',
  sales_executive: 'Reads leads, sets their status, adds notes and exports them.',
};

function RoleChoice({
  field: { error, ...radio },
}: {
  field: UseFormRegisterReturn & { error: string | undefined };
}) {
  return (
    <fieldset>
      <legend className="font-semibold">Role</legend>
      {error && <p className="font-semibold text-danger">{error}</p>}
      {roles.map((role) => (
        <label
          key={role}
          className="flex min-h-11 gap-3 border-b border-hairline py-2 last-of-type:border-b-0"
        >
          <input {...radio} type="radio" value={role} className="mt-1 size-4 shrink-0 accent-(--link)" />
          <span>
            {roleLabels[role]}
            <span className="block text-14 text-ink-3">{roleRights[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Asks for somebody's name and address, and then shows the link that they get. */
export function InviteDialog(modal: ModalControl) {
  const { field, sending, answer } = useOperationForm(api.inviteUser, {
    defaultValues: { name: '', email: '', role: 'sales_executive' },
    refreshes,
  });
  if (answer) return <LinkDialog {...answer} {...modal} />;
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

const words = {
  invitation: { title: 'Invitation for', after: '' },
  reset: { title: 'A new password for', after: ' Until it is used the old password goes on working.' },
};

/** Shows a new link, the only time that anybody but its owner sees it. */
export function LinkDialog({ user, link, ...modal }: ModalControl & { user: User; link: AccountLink }) {
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

function RenameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { field, sending } = useOperationForm(api.updateUser, {
    defaultValues: { name: user.name },
    params: { id: user.id },
    ...changeOf(user),
    onDone: onClose,
  });
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
