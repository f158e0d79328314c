import { type AccountLink, api, type Role, roleLabels, type User } from '@golghar/contracts';
import { Pencil } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useOperation } from '@/lib/api/operations';
import { formatMoment } from '@/lib/dates';
import { useOperationForm } from '@/lib/forms/use-operation-form';
import { Button } from '@/ui/button';
import { CheckList } from '@/ui/form/checkbox';
import { SelectField, TextField } from '@/ui/form/form-field';
import { namedOptions, Select, slimField } from '@/ui/form/select';
import { SubmitForm } from '@/ui/form/submit-form';
import { IconButton } from '@/ui/icon-button';
import { ConfirmDialog, CopyDialog, DialogButton, Modal, type ModalControl } from '@/ui/overlay/modal';
import { changeOf, refreshes, useUsers } from '../api/users';

const roleRights: Record<Role, string> = {
  admin: 'Works on leads, deletes and restores them, and manages users.',
  manager: 'Works on leads, deletes and restores them.',
  sales_executive: 'Reads leads, sets their status, adds notes and exports them.',
};

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
        <TextField label="Name" {...field('name')} />
        <TextField label="Email" type="email" {...field('email')} />
        <CheckList legend="Role" field={field('role')} labels={roleLabels} texts={roleRights} />
      </SubmitForm>
    </Modal>
  );
}

/** Shows a new link, the only time that anybody but its owner sees it. */
function LinkDialog({ user, link, ...modal }: ModalControl & { user: User; link: AccountLink }) {
  const isReset = link.purpose === 'reset';
  return (
    <CopyDialog
      title={`${isReset ? 'A new password' : 'Invitation'} for ${user.name}`}
      text={`An email with this link is on its way to ${user.email}. You can also pass it on yourself; it is shown only once.`}
      label="Link to choose a password"
      value={link.url}
      what="The link"
      {...modal}
    >
      It works once, until {formatMoment(link.expiresAt)}.
      {isReset && ' Until it is used the old password goes on working.'}
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
        <TextField label="Name" {...field('name')} />
      </SubmitForm>
    </Modal>
  );
}

export function RenameButton({ user }: { user: User }) {
  const trigger = (
    <IconButton
      label={`Change the name of ${user.name}`}
      title="Change the name"
      className="-my-2.5 inline-grid size-11 align-middle md:-my-1 md:size-8"
      Icon={Pencil}
      iconSize={16}
    />
  );
  return (
    <DialogButton trigger={trigger}>{(close) => <RenameDialog user={user} onClose={close} />}</DialogButton>
  );
}

type UserProps = { user: User; isSelf: boolean };

export const addUserId = 'add-user';

export function UserActions({ user, isSelf }: UserProps) {
  const { name, email, role, status } = user;
  const params = { id: user.id };
  const make = useOperation(api.makeAccountLink, { failed: 'No link was made', refreshes });
  const withdraw = useOperation(api.withdrawInvitation, {
    done: { title: 'Invitation withdrawn', text: `The link of ${name} no longer works.` },
    failed: 'Invitation not withdrawn',
    refreshes,
  });
  const update = useOperation(api.updateUser, changeOf(user));
  const { data: users = [] } = useUsers();
  const colleagues = users.filter((other) => other.status === 'active' && other.id !== user.id);
  const isDisabled = status === 'disabled';
  const action = isDisabled ? 'Enable' : 'Disable';
  /** Who takes over the open leads of a disabled user; null for nobody. */
  const [takeoverBy, setTakeoverBy] = useState<string | null>(null);
  const quiet = (label: string, color = ''): ComponentProps<typeof Button> => ({
    look: 'quiet',
    size: 'small',
    className: `max-lg:min-h-11 ${color}`,
    'aria-label': `${label} ${name}`,
  });
  const requestLink = () => make.isPending || make.mutate({ params });
  return (
    <div className="-mr-3 flex whitespace-nowrap max-lg:flex-wrap lg:-my-1.5 lg:justify-end lg:max-xl:flex-col lg:max-xl:items-end">
      {status === 'invited' && (
        // Not `disabled`, which would lose the focus that returns here.
        <Button {...quiet('New invitation for')} aria-disabled={make.isPending} onClick={requestLink}>
          New invitation
        </Button>
      )}
      {status === 'active' && (
        <ConfirmDialog
          button={{ ...quiet('Reset password for'), children: 'Reset password' }}
          title={`Reset the password of ${name}?`}
          text={`${email} gets a mail with a link to choose a new one. The old password works until then.`}
          action="Send the link"
          isDestructive={false}
          onConfirm={requestLink}
        />
      )}
      {make.data && <LinkDialog user={user} link={make.data.link} onClose={make.reset} />}
      {status === 'invited' ? (
        <ConfirmDialog
          button={quiet('Withdraw the invitation of', 'text-danger')}
          title={`Withdraw the invitation of ${name}?`}
          text={`The link that was sent to ${email} stops working, and ${name} leaves this list.`}
          action="Withdraw"
          onConfirm={() =>
            // The focused button disappears with the row.
            withdraw.mutate({ params }, { onSuccess: () => document.getElementById(addUserId)?.focus() })
          }
        />
      ) : (
        <ConfirmDialog
          button={quiet(action, isDisabled ? '' : 'text-danger')}
          title={`${action} ${name}?`}
          text={
            isDisabled
              ? `${name} can sign in again, as ${roleLabels[role]}.`
              : `${isSelf ? 'You are' : `${name} is`} signed out everywhere at once, and out until an administrator enables the account again. Notes and changes stay as they are.`
          }
          action={action}
          isDestructive={!isDisabled}
          onConfirm={() =>
            update.mutate({
              params,
              body: isDisabled ? { status: 'active' } : { status: 'disabled', takeoverBy },
            })
          }
        >
          {!isDisabled && (
            <div className="mt-4">
              <SelectField
                label="Who takes over their open leads?"
                value={takeoverBy ?? ''}
                onChange={({ target }) => setTakeoverBy(target.value || null)}
                options={namedOptions('Nobody: they become unassigned', colleagues)}
              />
            </div>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The role of a user. A choice must be confirmed, because arrow keys also choose in a closed select. */
export function RoleSelect({ user, isSelf }: UserProps) {
  const { mutate, isPending, variables } = useOperation(api.updateUser, changeOf(user));
  const [chosen, setChosen] = useState<Role>();
  const loses = isSelf && chosen !== 'admin' ? ' You will no longer manage users.' : '';
  return (
    <>
      <Select
        aria-label={`Role of ${user.name}`}
        value={chosen ?? (isPending ? variables.body.role : undefined) ?? user.role}
        onChange={(event) => setChosen(event.target.value as Role)}
        options={Object.entries(roleLabels)}
        className={`w-auto ${slimField}`}
      />
      {chosen && chosen !== user.role && (
        <ConfirmDialog
          title={`Make ${user.name} ${chosen === 'admin' ? 'an' : 'a'} ${roleLabels[chosen]}?`}
          text={`${roleRights[chosen]}${loses}`}
          action="Change role"
          isDestructive={false}
          onClose={() => setChosen(undefined)}
          onConfirm={() => mutate({ params: { id: user.id }, body: { role: chosen } })}
        />
      )}
    </>
  );
}
