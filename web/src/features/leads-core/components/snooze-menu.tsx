import type { Submission } from '@golghar/contracts';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { AlarmClock } from 'lucide-react';
import { useRef } from 'react';
import { menuPlace } from '@/ui/overlay/menu-place';
import { useSetNextStep } from '../api/use-set-next-step';
import { snoozeTimes } from '../model/snooze';
import { suggestedStepText } from '../model/suggested-step-text';
import { openDialog } from '../store/inbox';

const item =
  'flex min-h-12 cursor-pointer items-center rounded-chip px-3 outline-none data-highlighted:bg-surface md:min-h-9';

/** Puts a lead off: it comes back at a time that is chosen with one press. */
export function SnoozeMenu({ lead, className }: { lead: Submission; className: string }) {
  const setNextStep = useSetNextStep();
  const button = useRef<HTMLButtonElement>(null);
  const isOther = useRef(false);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={button} aria-label={`Snooze ${lead.name}`} className={className}>
        <AlarmClock aria-hidden size={18} className="shrink-0" />
        Snooze
      </Menu.Trigger>
      <Menu.Portal container={menuPlace()}>
        <Menu.Content
          align="end"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (!isOther.current) return;
            // The dialog takes the focus, and gives it back to the button.
            isOther.current = false;
            event.preventDefault();
            button.current?.focus();
            openDialog('step', lead.id);
          }}
          className="z-80 min-w-48 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay"
        >
          {snoozeTimes().map(({ label, at }) => (
            <Menu.Item
              key={label}
              className={item}
              onSelect={() => setNextStep(lead, { at: at.toISOString(), text: suggestedStepText(lead) })}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item
            className={item}
            onSelect={() => {
              isOther.current = true;
            }}
          >
            Another time…
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
