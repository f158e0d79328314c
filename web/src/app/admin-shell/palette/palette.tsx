import type { SessionUser } from '@golghar/contracts';
import * as Dialog from '@radix-ui/react-dialog';
import { Command as Menu } from 'cmdk';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLater } from '@/lib/hooks/use-later';
import { Alert } from '@/ui/alert';
import { useFindings } from './use-findings';

export default function Palette({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const [text, setText] = useState('');
  /** The text that the results are for: they follow while somebody types on. */
  const [sought, setSought] = useState('');
  const { typed, groups, leads } = useFindings(user, sought);
  // Renders the field first, as somebody may be typing; the results follow one frame later.
  const hasResults = useLater() || typed !== '';

  const write = (next: string) => {
    setText(next);
    startTransition(() => setSought(next));
  };
  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  const choices = groups.flatMap(([, findings]) => findings).filter(({ isOld }) => !isOld);
  const first = choices[0]?.id ?? '';
  // Until something else is chosen Enter takes the first result; other words, or leads that arrive, reset the choice.
  const over = `${typed}\n${first}`;
  const [choice, setChoice] = useState({ over, id: first });
  const chosen = choice.over === over ? choice.id : first;

  return (
    // Not modal for the library: locking the scrolling and hiding everything else would make its first frame take a third longer,
    // and somebody types at once. The backdrop catches presses, and Tab has nowhere else to go.
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal container={document.body}>
        {/* Closes the palette itself: the library starts listening for outside presses a moment after the palette is visible. */}
        <div
          aria-hidden
          onPointerDown={onClose}
          className="overlay fixed inset-0 z-60 touch-none bg-lampblack/60"
        />
        <Dialog.Content
          data-palette
          aria-describedby={undefined}
          aria-modal
          onKeyDown={(event) => {
            if (event.key === 'Tab') event.preventDefault();
            // The library listens for it a moment later, too.
            if (event.key === 'Escape') onClose();
          }}
          // Its hook has done so by then.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="overlay fixed inset-x-3 top-3 z-70 mx-auto max-w-[40rem] overflow-hidden rounded-control bg-raised text-15 shadow-overlay sm:top-[12vh]"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Menu
            shouldFilter={false}
            loop
            label="Search and commands"
            value={chosen}
            onValueChange={(id) => choices.some((each) => each.id === id) && setChoice({ over, id })}
            onKeyDown={({ key }) => {
              // These are for the results of all that is typed.
              if (sought !== text && /^(Enter|Arrow|Home|End)/.test(key)) flushSync(() => setSought(text));
            }}
          >
            <Menu.Input
              value={text}
              onValueChange={write}
              // Immediately: the dialog itself would focus the field only after the next key.
              autoFocus
              placeholder="Search leads, people and screens"
              className="min-h-14 w-full border-b border-hairline bg-transparent px-4 text-17 outline-none placeholder:text-ink-3"
            />
            <Menu.List className="max-h-[min(60vh,28rem)] overflow-y-auto p-2" label="Results">
              {hasResults &&
                groups.map(([name, findings]) => (
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
