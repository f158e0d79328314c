import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';

type Props = { trigger: ReactNode; title: string; text: string; action: string; onConfirm: () => void };

/** Asks before something is done; the focus is on leaving it. */
export function ConfirmDialog({ trigger, title, text, action, onConfirm }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
        <Radix.Content className="overlay fixed top-1/2 left-1/2 z-60 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 bg-raised p-6 shadow-overlay">
          <Radix.Title className="text-20">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-2">{text}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel className="button button-secondary">Cancel</Radix.Cancel>
            <Radix.Action className="button button-danger" onClick={onConfirm}>
              {action}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
