import type { SessionUser } from '@golghar/contracts';
import * as Dialog from '@radix-ui/react-dialog';
import { Command as Menu } from 'cmdk';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Alert } from '@/ui/alert';
import { useFindings } from './use-findings';

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

export default function Palette({ user, from, text, onText, isEntered, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const { typed, groups, leads } = useFindings(user, text);
  // The field is on the screen first, for somebody may be typing; what there is to choose from comes a picture later.
  const hasResults = useDeferredValue(true, false) || typed !== '' || isEntered;

  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  const first = groups.flatMap(({ findings }) => findings).find(({ isOld }) => !isOld)?.id ?? '';
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
              {hasResults &&
                groups.map(({ name, findings }) => (
                  <Menu.Group
                    key={name}
                    heading={name}
                    className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-14 [&_[cmdk-group-heading]]:text-ink-3"
                  >
                    {findings.map(({ id, label, detail, aside, Icon, run }) => (
                      <Menu.Item
                        key={id}
                        value={id}
                        onSelect={choose(run)}
                        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 data-[selected=true]:bg-sunk"
                      >
                        <span className="min-w-0 grow truncate">
                          {Icon && <Icon aria-hidden size={17} className="mr-2 inline text-ink-3" />}
                          {label}
                          {detail && <span className="text-ink-3"> {detail}</span>}
                        </span>
                        {aside && (
                          <span className="max-w-[45%] shrink-0 truncate text-14 text-ink-3">{aside}</span>
                        )}
                      </Menu.Item>
                    ))}
                  </Menu.Group>
                ))}
            </Menu.List>
            <p role="status" className="sr-only">
              {typed && !leads.isFetching && `${leads.data?.length ?? 0} leads`}
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
