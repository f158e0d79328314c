import { type AccountLink, api, type Role, roleLabels, roles, type User } from '@golghar/contracts';
import { useId, useState } from 'react';
import { useOperation } from '@/lib/api/operations';
import { Button } from '@/ui/button';
import { namedOptions, Select, slimField } from '@/ui/form/select';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { refreshes, useUpdateUser, useUsers } from '../api/users';
import { LinkDialog, roleRights } from './account-dialogs';

type TakeoverProps = { user: User; value: string | null; onChange: (id: string | null) => void };

function TakeoverField({ user, value, onChange }: TakeoverProps) {
  const id = useId();
  const { data: users = [] } = useUsers();
  const colleagues = users.filter((other) => other.status === 'active' && other.id !== user.id);
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-15 font-semibold">
        Who takes over their open leads?
      </label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        options={namedOptions('Nobody: they become unassigned', colleagues)}
        className="mt-1 w-full"
      />
    </div>
  );
}

function StatusButton({ user, isSelf }: UserProps) {
  const params = { id: user.id };
  const { mutate } = useUpdateUser(user);
  /** Who takes over the open leads of a disabled user; null for nobody. */
  const [takeoverBy, setTakeoverBy] = useState<string | null>(null);
  const isDisabled = user.status === 'disabled';
  const action = isDisabled ? 'Enable' : 'Disable';
  const who = isSelf ? 'You are' : `${user.name} is`;
  const text = isDisabled
    ? `${user.name} can sign in again, as ${roleLabels[user.role]}.`
    : `${who} signed out everywhere at once, and out until an administrator enables the account again. Notes and changes stay as they are.`;
  return (
    <ConfirmDialog
      button={{
        look: 'quiet',
        className: `max-lg:min-h-11 ${isDisabled ? '' : 'text-danger'}`,
        'aria-label': `${action} ${user.name}`,
      }}
      title={`${action} ${user.name}?`}
      text={text}
      action={action}
      isDestructive={!isDisabled}
      onConfirm={() =>
        mutate({ params, body: isDisabled ? { status: 'active' } : { status: 'disabled', takeoverBy } })
      }
    >
      {!isDisabled && <TakeoverField user={user} value={takeoverBy} onChange={setTakeoverBy} />}
    </ConfirmDialog>
  );
}

function WithdrawButton({ user }: { user: User }) {
  const { mutate } = useOperation(api.withdrawInvitation, {
    done: { title: 'Invitation withdrawn', text: `The link of ${user.name} no longer works.` },
    failed: 'Invitation not withdrawn',
    refreshes,
  });
  return (
    <ConfirmDialog
      button={{
        look: 'quiet',
        className: 'text-danger max-lg:min-h-11',
        'aria-label': `Withdraw the invitation of ${user.name}`,
      }}
      title={`Withdraw the invitation of ${user.name}?`}
      text={`The link that was sent to ${user.email} stops working, and ${user.name} leaves this list.`}
      action="Withdraw"
      onConfirm={() =>
        mutate(
          { params: { id: user.id } },
          // The focused button disappears with the row.
          { onSuccess: () => document.getElementById(addUserId)?.focus() },
        )
      }
    />
  );
}

type UserProps = { user: User; isSelf: boolean };

export const addUserId = 'add-user';

export function UserActions({ user, isSelf }: UserProps) {
  const make = useOperation(api.makeAccountLink, { failed: 'No link was made', refreshes });
  const isInvited = user.status === 'invited';
  const [isAsking, setIsAsking] = useState(false);
  const [link, setLink] = useState<AccountLink>();
  const requestLink = () =>
    make.mutate({ params: { id: user.id } }, { onSuccess: (made) => setLink(made.link) });
  return (
    <div className="-mr-3 flex whitespace-nowrap max-lg:flex-wrap lg:-my-1.5 lg:justify-end lg:max-xl:flex-col lg:max-xl:items-end">
      {user.status !== 'disabled' && (
        <Button
          // Not `disabled`, which would lose the focus that returns here.
          aria-disabled={make.isPending}
          size="small"
          look="quiet"
          className="max-lg:min-h-11"
          onClick={() => {
            if (make.isPending) return;
            if (isInvited) requestLink();
            else setIsAsking(true);
          }}
        >
          {isInvited ? 'New invitation' : 'Reset password'}
          <span className="sr-only"> for {user.name}</span>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Reset the password of ${user.name}?`}
          text={`${user.email} gets a mail with a link to choose a new one. The old password works until then.`}
          action="Send the link"
          isDestructive={false}
          onClose={() => setIsAsking(false)}
          onConfirm={requestLink}
        />
      )}
      {link && <LinkDialog user={user} link={link} onClose={() => setLink(undefined)} />}
      {isInvited ? <WithdrawButton user={user} /> : <StatusButton user={user} isSelf={isSelf} />}
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
