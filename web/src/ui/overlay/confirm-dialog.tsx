import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../button';
import { Modal } from './modal';

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

type Trigger = ReactElement<ComponentProps<'button'>>;

/** Opened by its own button (by default a small one with the action's name), or by the page while it is mounted. */
type Opening = {
  button?: ComponentProps<typeof Button>;
  trigger?: Trigger | undefined;
  onClose?: () => void;
};

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
  const [isOpen, setIsOpen] = useState(trigger === undefined);
  const close = onClose ?? (() => setIsOpen(false));
  const confirm = () => {
    onConfirm();
    close();
  };
  return (
    <>
      {trigger && cloneElement(trigger, { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) })}
      {isOpen && (
        <Modal role="alertdialog" title={title} text={text} onClose={close}>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button autoFocus onClick={close}>
              {cancel}
            </Button>
            <Button look={isDestructive ? 'danger' : 'primary'} onClick={confirm}>
              {action}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
