import * as Radix from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { useFocusReturn } from '@/lib/hooks/use-focus-return';
import { Button } from '../button';
import { closeOnEscape } from './modal';

type Question = {
  title: string;
  text: string;
  action: string;
  cancel?: string;
  /** Whether the action is destructive; otherwise its button is an ordinary one. */
  isDestructive?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Opened by its own button (by default a small one with the action's name), or by the page while it is mounted. */
type Opening = { button?: ComponentProps<typeof Button>; trigger?: ReactNode; onClose?: () => void };

/** Asks for confirmation; the focus is on cancelling. */
export function ConfirmDialog({
  title,
  text,
  action,
  cancel = 'Cancel',
  isDestructive = true,
  onConfirm,
  children,
  button,
  trigger = button && (
    <Button size="small" {...button}>
      {button.children ?? action}
    </Button>
  ),
  onClose,
}: Question & Opening) {
  const returnFocus = useFocusReturn();
  return (
    <Radix.Root {...(onClose && { open: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
        <Radix.Content
          onKeyDown={closeOnEscape(onClose)}
          onCloseAutoFocus={(event) => {
            if (trigger) return;
            event.preventDefault();
            returnFocus();
          }}
          className="overlay fixed top-1/2 left-1/2 z-60 w-[min(28rem,calc(100vw-2rem))] -translate-1/2 bg-raised p-6 shadow-overlay"
        >
          <Radix.Title className="text-20">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-2">{text}</Radix.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel className="button button-secondary">{cancel}</Radix.Cancel>
            <Radix.Action
              className={`button ${isDestructive ? 'button-danger' : 'button-primary'}`}
              onClick={onConfirm}
            >
              {action}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
