import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import type { PopupWords } from '@/content/popup';
import { site } from '@/content/site';
import { useWords } from '@/content/use-words';
import { takeFocus } from '@/lib/scroll';
import { Icon } from '@/ui/icon';
import { OutLink } from '@/ui/link';
import { artUrl } from '@/ui/page/art';

export function PopupDialog({ words, onClose }: { words: PopupWords; onClose: () => void }) {
  const { newTab } = useWords();
  // No button opened it: the focus returns to where it was.
  const [before] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay fixed inset-0 touch-pinch-zoom z-60 bg-lampblack/60" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before instanceof HTMLElement) before.focus({ preventScroll: true });
          }}
          className="overlay fixed inset-x-4 bottom-4 z-70 mx-auto max-h-[60dvh] max-w-[26rem] overflow-y-auto bg-raised shadow-overlay md:top-1/2 md:bottom-auto md:max-h-[90dvh] md:-translate-y-1/2"
        >
          <svg role="img" aria-label={words.picture} viewBox="0 0 420 150" className="block h-auto w-full">
            <use href={`${artUrl('marks/offer')}#offer`} />
          </svg>
          <div className="p-5">
            <Dialog.Title ref={takeFocus} tabIndex={-1} className="text-20 outline-none">
              {words.title}
            </Dialog.Title>
            <Dialog.Description className="mt-1 text-15 text-ink-2">{words.text}</Dialog.Description>
            {site.paymentLink && (
              <OutLink
                href={site.paymentLink}
                aria-label={`${words.book} ${newTab}`}
                className="button button-primary mt-4 w-full"
              >
                {words.book}
              </OutLink>
            )}
            <Dialog.Close className="button button-quiet mt-1 w-full">{words.dismiss}</Dialog.Close>
          </div>
          <Dialog.Close
            aria-label={words.close}
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-white text-lampblack"
          >
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
