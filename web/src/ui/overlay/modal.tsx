import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { copyText } from '@/lib/copy-text';
import { useFocusReturn } from '@/lib/hooks/use-focus-return';
import { Button } from '../button';
import { IconButton } from '../icon-button';

export type ModalControl = {
  onClose: () => void;
  /** Gets the focus on close if the previously focused element has been removed. */
  returnTo?: { current: HTMLElement | null };
};

type Props = ModalControl & {
  title: string;
  text?: ReactNode;
  /** An alert dialog asks: it has no button to close it, and a press outside of it does not. */
  role?: 'dialog' | 'alertdialog';
  /** At the top on phones, so that the on-screen keyboard covers as little of it as possible. */
  isAtTop?: boolean;
  children: ReactNode;
};

/** A dialog over the page, open while it is mounted. */
export function Modal(props: Props) {
  const { title, text, onClose, returnTo, role = 'dialog', isAtTop = false, children } = props;
  const returnFocus = useFocusReturn(returnTo);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      // If it still had the focus when it is removed, the browser would lay out the page half-way.
      const { activeElement: focused } = document;
      if (focused instanceof HTMLElement && content.current?.contains(focused)) focused.blur();
    },
    [],
  );
  const isQuestion = role === 'alertdialog';
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* Named, so that it is rendered at once: the library's own choice takes a second rendering, which can't be interrupted. */}
      <Dialog.Portal container={document.body}>
        <Dialog.Overlay className="overlay fixed inset-0 touch-pinch-zoom z-50 bg-lampblack/60" />
        <Dialog.Content
          ref={content}
          {...(!text && { 'aria-describedby': undefined })}
          role={role}
          onInteractOutside={(event) => isQuestion && event.preventDefault()}
          // Also while a toast lies above it: Radix gives the key only to the topmost layer, which is the toast if it opened
          // later. A key handled by a menu inside is not handled twice.
          onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          className={`overlay fixed top-1/2 left-1/2 z-60 ${isQuestion ? 'w-[min(28rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]'} -translate-1/2 overflow-y-auto bg-raised text-15 shadow-overlay ${isAtTop ? 'max-h-[calc(100dvh-1rem)] scroll-pb-28 p-6 max-md:top-2 max-md:w-[calc(100vw-1rem)] max-md:translate-y-0 max-md:p-4' : 'max-h-[calc(100dvh-2rem)] p-6'}`}
        >
          <Dialog.Title className={`text-20 ${isQuestion ? '' : 'pr-10'}`}>{title}</Dialog.Title>
          {text && <Dialog.Description className="mt-2 text-ink-2">{text}</Dialog.Description>}
          {children}
          {!isQuestion && (
            <Dialog.Close asChild>
              <IconButton label="Close" Icon={X} iconSize={20} className="absolute top-3 right-3 size-11" />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type DialogButtonProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  children: (close: () => void) => ReactNode;
};

/** A button and the dialog that it opens. */
export function DialogButton({ trigger, children }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {cloneElement(trigger, { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) })}
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

type ConfirmProps = {
  title: string;
  text: string;
  action: string;
  cancel?: string;
  isDestructive?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
  /** Opened by its own button (by default a small one with the action's name), or by the page while it is mounted. */
  button?: ComponentProps<typeof Button>;
  trigger?: ReactElement<ComponentProps<'button'>> | undefined;
  onClose?: () => void;
};

/** Asks for confirmation; the focus is on cancelling. */
export function ConfirmDialog({ button, trigger, onConfirm, onClose, children, ...words }: ConfirmProps) {
  const { title, text, action, cancel = 'Cancel', isDestructive = true } = words;
  const question = (close: () => void) => {
    const confirm = () => {
      onConfirm();
      close();
    };
    return (
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
    );
  };
  if (onClose) return question(onClose);
  const usual = <Button size="small" {...{ children: action, ...button }} />;
  return <DialogButton trigger={trigger ?? usual}>{question}</DialogButton>;
}

type CopyProps = ModalControl & {
  title: string;
  text: string;
  label: string;
  value: string;
  /** What the value is called in a sentence. */
  what: string;
  children: ReactNode;
};

/** Shows a text to use elsewhere, with a button that copies it. */
export function CopyDialog({ label, value, what, children, ...modal }: CopyProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<string>();

  const copy = async () => {
    field.current?.select();
    const byHand = `Your browser does not allow copying here. ${what} is selected: copy it by hand.`;
    setOutcome((await copyText(value)) ? 'Copied.' : byHand);
  };

  return (
    <Modal {...modal}>
      <div className="mt-4 flex gap-2">
        <input
          ref={field}
          readOnly
          aria-label={label}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="field min-w-0 grow"
        />
        <Button onClick={() => void copy()} look="primary" className="shrink-0">
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-14 text-ink-2">
        {outcome}
      </p>
      <p className="text-14 text-ink-3">{children}</p>
    </Modal>
  );
}
