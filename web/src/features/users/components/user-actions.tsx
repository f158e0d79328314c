import { type AccountLink, type Role, roleLabels, roles, type User } from '@golghar/contracts';
import { useId, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/ui/button';
import { namedOptions, Select, slimField } from '@/ui/form/select';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useMakeLink, useUpdateUser, useUsers, useWithdrawInvitation } from '../api/users';

type TakeoverProps = { user: User; value: string | null; onChange: (id: string | null) => void };

/** Who works the open leads of a colleague from now on. */
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

type StatusProps = { user: User; isSelf: boolean; onChanged: () => void };

/** Disables an account, or enables it again. */
function StatusButton({ user, isSelf, onChanged }: StatusProps) {
  const { mutate } = useUpdateUser();
  /** Who gets the open leads of whoever is disabled; null is nobody. */
  const [takeoverBy, setTakeoverBy] = useState<string | null>(null);
  const isDisabled = user.status === 'disabled';
  const action = isDisabled ? 'Enable' : 'Disable';
  const who = isSelf ? 'You are' : `${user.name} is`;
  const text = isDisabled
    ? `${user.name} can sign in again, as ${roleLabels[user.role]}.`
    : `${who} signed out everywhere at once, and out until an administrator enables the account again. Notes and changes stay as they are.`;
  return (
    <ConfirmDialog
      // Another one for each action, so that no dialog changes its words while it closes.
      key={action}
      trigger={
        <Button size="small" look="quiet" className={`max-md:min-h-11 ${isDisabled ? '' : 'text-danger'}`}>
          {action}
          <span className="sr-only"> {user.name}</span>
        </Button>
      }
      title={`${action} ${user.name}?`}
      text={text}
      action={action}
      isDestructive={!isDisabled}
      onConfirm={() =>
        mutate(
          { user, change: isDisabled ? { status: 'active' } : { status: 'disabled', takeoverBy } },
          { onSettled: onChanged },
        )
      }
    >
      {!isDisabled && <TakeoverField user={user} value={takeoverBy} onChange={setTakeoverBy} />}
    </ConfirmDialog>
  );
}

/** Takes somebody off the list who has not accepted the invitation. */
function WithdrawButton({ user, onGone }: Pick<UserActionsProps, 'user' | 'onGone'>) {
  const { mutate } = useWithdrawInvitation();
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" look="quiet" className="text-danger max-md:min-h-11">
          Withdraw
          <span className="sr-only"> the invitation of {user.name}</span>
        </Button>
      }
      title={`Withdraw the invitation of ${user.name}?`}
      text={`The link that was sent to ${user.email} stops working, and ${user.name} leaves this list.`}
      action="Withdraw"
      onConfirm={() => mutate(user, { onSuccess: onGone })}
    />
  );
}

export type UserActionsProps = {
  user: User;
  isSelf: boolean;
  /** Called with a new link and the button that asked for it. */
  onLink: (user: User, link: AccountLink, button: HTMLElement) => void;
  /** Called when the user is no longer on the list. */
  onGone: () => void;
};

/** After a change the button is another one; the focus that was on the old one goes to it. */
function keepFocus(group: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || group?.contains(activeElement))
    group?.querySelector<HTMLElement>('button:last-child')?.focus();
}

/** What can be done with a user, by status. */
export function UserActions({ user, isSelf, onLink, onGone }: UserActionsProps) {
  const group = useRef<HTMLDivElement>(null);
  const { mutate: makeLink, isPending } = useMakeLink();
  const isInvited = user.status === 'invited';
  const linkButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const requestLink = () =>
    makeLink(user.id, {
      onSuccess: (link) => {
        if (linkButton.current) onLink(user, link, linkButton.current);
      },
    });
  return (
    <div
      ref={group}
      className="-mr-3 flex whitespace-nowrap max-md:flex-wrap md:-my-1.5 md:justify-end md:max-xl:flex-col md:max-xl:items-end"
    >
      {user.status !== 'disabled' && (
        <Button
          ref={linkButton}
          // Not disabled: it would lose the focus that comes back to it.
          aria-disabled={isPending}
          size="small"
          look="quiet"
          className="max-md:min-h-11"
          onClick={() => {
            if (isPending) return;
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
      {isInvited ? (
        <WithdrawButton user={user} onGone={onGone} />
      ) : (
        <StatusButton user={user} isSelf={isSelf} onChanged={() => keepFocus(group.current)} />
      )}
    </div>
  );
}

type RoleSelectProps = { user: User; isSelf: boolean };

/** The role of a user. A choice is asked back: arrow keys choose in a closed list, too. */
export function RoleSelect({ user, isSelf }: RoleSelectProps) {
  const { mutate } = useUpdateUser();
  const [chosen, setChosen] = useState<Role>();
  const loses = isSelf && chosen !== 'admin' ? ' You will no longer manage users.' : '';
  return (
    <>
      <Select
        aria-label={`Role of ${user.name}`}
        value={chosen ?? user.role}
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
          onConfirm={() => mutate({ user, change: { role: chosen } })}
        />
      )}
    </>
  );
}

type RoleChoiceProps = { field: UseFormRegisterReturn & { error: string | undefined } };

/** A role, each with what it may do. */
export function RoleChoice({ field: { error, ...radio } }: RoleChoiceProps) {
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

/** What each role may do, as one who gives it has to know. */
const roleRights: Record<Role, string> = {
  admin: 'Works on leads, deletes and restores them, and manages users.',
  manager: 'Works on leads, deletes and restores them.',
  sales_executive: 'Reads leads, sets their status, adds notes and exports them.',
};
