import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusReturn } from '@/lib/hooks/use-focus-return';

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
  const isQuestion = role === 'alertdialog';
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay fixed inset-0 z-50 bg-lampblack/60" />
        <Dialog.Content
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
            <Dialog.Close
              aria-label="Close"
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-surface"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
