import { api, type Role, roleLabels, roles, type User } from '@golghar/contracts';
import { type ComponentProps, useState } from 'react';
import { useOperation } from '@/lib/api/operations';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/form-field';
import { namedOptions, Select, slimField } from '@/ui/form/select';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { refreshes, useUpdateUser, useUsers } from '../api/users';
import { LinkDialog, roleRights } from './account-dialogs';

type TakeoverProps = { user: User; value: string | null; onChange: (id: string | null) => void };

function TakeoverField({ user, value, onChange }: TakeoverProps) {
  const { data: users = [] } = useUsers();
  const colleagues = users.filter((other) => other.status === 'active' && other.id !== user.id);
  return (
    <div className="mt-4">
      <SelectField
        id="takeover"
        label="Who takes over their open leads?"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        options={namedOptions('Nobody: they become unassigned', colleagues)}
      />
    </div>
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
  const update = useUpdateUser(user);
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
          {!isDisabled && <TakeoverField user={user} value={takeoverBy} onChange={setTakeoverBy} />}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The role of a user. A choice must be confirmed, because arrow keys also choose in a closed select. */
export function RoleSelect({ user, isSelf }: UserProps) {
  const { mutate, isPending, variables } = useUpdateUser(user);
  const [chosen, setChosen] = useState<Role>();
  const loses = isSelf && chosen !== 'admin' ? ' You will no longer manage users.' : '';
  return (
    <>
      <Select
        aria-label={`Role of ${user.name}`}
        value={chosen ?? (isPending ? variables.body.role : undefined) ?? user.role}
        onChange={(event) => setChosen(event.target.value as Role)}
        options={roles.map((role) => [role, roleLabels[role]])}
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
