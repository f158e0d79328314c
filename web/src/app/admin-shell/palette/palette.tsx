import { backOfficePaths, leadPath, type SessionUser, serviceLabels } from '@golghar/contracts';
import * as Dialog from '@radix-ui/react-dialog';
import { Command as Menu } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStaff } from '@/features/leads-core/api/use-staff';
import { useLogOut } from '@/features/session/api/session';
import { useUsers } from '@/features/users/api/users';
import { offeredCommands } from '@/lib/commands';
import { formatAge } from '@/lib/dates';
import { useIsPainted } from '@/lib/hooks/use-is-painted';
import { Alert } from '@/ui/alert';
import { findableScreens } from '../screens';
import { matches, PaletteGroup, PaletteItem, useFoundLeads } from './palette-item';

const everything = 'all leads';

type Props = {
  user: SessionUser;
  /** What had the focus before, and has it again afterwards. */
  from: Element | null;
  /** What is typed; it began before this was here. */
  text: string;
  onText: (text: string) => void;
  /** Whether Enter was pressed before this was here. */
  isEntered: boolean;
  onClose: () => void;
};

/** Everything that can be reached or done by typing its name. */
export default function Palette({ user, from, text, onText, isEntered, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const [offered] = useState(offeredCommands);
  const navigate = useNavigate();
  const { mutate: logOut } = useLogOut();
  const leads = useFoundLeads(text);
  const people = useUsers({ enabled: user.role === 'admin' });
  const staff = useStaff();
  const typed = text.trim();
  // The field is on the screen first, for somebody may be typing; what there is to choose from comes a picture later.
  const hasResults = useIsPainted() || typed !== '' || isEntered;

  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  const goTo = (path: string) => choose(() => void navigate(path));
  const fits = ({ label }: { label: string }) => matches(label, typed);
  const found = typed ? (leads.data ?? []) : [];
  // Enter must not open a lead that was found for other words and only stays until the next ones are there.
  const firstFound = leads.isCurrent ? found[0] : undefined;
  const team = typed
    ? (people.data ?? []).filter(({ name, email }) => matches(`${name} ${email}`, typed))
    : [];
  const owners = typed ? (staff.data ?? []).filter(({ name }) => matches(`${name} leads`, typed)) : [];
  const screens = findableScreens(user.role).filter(fits);
  const commands = offered.map((group) => ({ ...group, commands: group.commands.filter(fits) }));
  const firstOf = commands.find((group) => group.commands.length > 0);
  const first = firstOf
    ? `${firstOf.name} ${firstOf.commands[0]?.id}`
    : (screens[0]?.to ?? firstFound?.id ?? (typed ? everything : ''));
  // Leads arrive later than they are typed: the first result is the one that Enter takes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another choice, with the same first too
  useEffect(() => setChosen(first), [first, typed]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isEntered || !chosen) return;
    // Which one is selected is drawn a moment after it is chosen.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isEntered, chosen]);

  return (
    // Not modal for the library: to lock the scrolling and hide all else it has a list of leads styled anew, on a slow
    // machine for longer than a key may take. The veil takes the presses, and there is no second stop for Tab.
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* By itself: the library begins to listen for presses outside a moment after the palette can be seen. */}
        <div
          aria-hidden
          onPointerDown={onClose}
          className="overlay fixed inset-0 z-60 touch-none bg-lampblack/60"
        />
        <Dialog.Content
          aria-describedby={undefined}
          aria-modal
          onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            // No button of its own has opened it.
            event.preventDefault();
            // This comes a moment late: whoever has opened it again meanwhile is typing there.
            if (from instanceof HTMLElement && document.activeElement === document.body) from.focus();
          }}
          className="overlay fixed inset-x-3 top-3 z-70 mx-auto max-w-[40rem] overflow-hidden rounded-control bg-raised text-15 shadow-overlay sm:top-[12vh]"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Menu
            shouldFilter={false}
            loop
            label="Search and commands"
            value={chosen}
            onValueChange={setChosen}
          >
            <Menu.Input
              value={text}
              onValueChange={onText}
              // At once: the dialog itself would take the focus only after the next key.
              autoFocus
              placeholder="Search leads, people and screens"
              className="min-h-14 w-full border-b border-hairline bg-transparent px-4 text-17 outline-none placeholder:text-ink-3"
            />
            <Menu.List ref={list} className="max-h-[min(60vh,28rem)] overflow-y-auto p-2" label="Results">
              {hasResults && (
                <>
                  {commands.map(({ name, commands: fitting }) => (
                    <PaletteGroup key={name} heading={name}>
                      {fitting.map(({ id, label, shortcut, run }) => (
                        <PaletteItem key={id} value={`${name} ${id}`} onSelect={choose(run)} aside={shortcut}>
                          {label}
                        </PaletteItem>
                      ))}
                    </PaletteGroup>
                  ))}
                  <PaletteGroup heading="Go to">
                    {screens.map(({ to, label, Icon }) => (
                      <PaletteItem key={to} value={to} onSelect={goTo(to)}>
                        <Icon aria-hidden size={17} className="mr-2 inline text-ink-3" />
                        {label}
                      </PaletteItem>
                    ))}
                    {fits({ label: 'Logout, log out' }) && (
                      <PaletteItem value="logout" onSelect={choose(() => logOut())}>
                        Logout
                      </PaletteItem>
                    )}
                  </PaletteGroup>
                  {typed && (
                    <PaletteGroup heading="Leads">
                      {found.map(({ id, name, service, phone, submittedAt }) => (
                        <PaletteItem
                          key={id}
                          value={id}
                          onSelect={goTo(leadPath(id))}
                          aside={formatAge(submittedAt)}
                        >
                          {name}
                          <span className="text-ink-3">
                            {' '}
                            {serviceLabels[service]} · {phone}
                          </span>
                        </PaletteItem>
                      ))}
                      <PaletteItem
                        value={everything}
                        onSelect={goTo(`${backOfficePaths.leads}?${new URLSearchParams({ q: typed })}`)}
                      >
                        Search all leads for “{typed}”
                      </PaletteItem>
                    </PaletteGroup>
                  )}
                  <PaletteGroup heading="People">
                    {team.map(({ id, name, email }) => (
                      <PaletteItem
                        key={id}
                        value={id}
                        onSelect={goTo(`${backOfficePaths.users}?user=${id}`)}
                        aside={email}
                      >
                        {name}
                      </PaletteItem>
                    ))}
                    {owners.map(({ id, name }) => (
                      <PaletteItem
                        key={`owner ${id}`}
                        value={`owner ${id}`}
                        onSelect={goTo(`${backOfficePaths.leads}?${new URLSearchParams({ owner: id })}`)}
                      >
                        Leads of {name}
                      </PaletteItem>
                    ))}
                  </PaletteGroup>
                </>
              )}
            </Menu.List>
            <p role="status" className="sr-only">
              {typed && !leads.isFetching && `${found.length} leads`}
            </p>
            {leads.isError && typed && (
              <Alert look="bare" className="border-t border-hairline px-4 py-2 text-danger">
                The leads could not be searched. Please try again.
              </Alert>
            )}
          </Menu>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
