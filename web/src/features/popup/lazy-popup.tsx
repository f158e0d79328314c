import type { Language } from '@golghar/contracts';
import { type ComponentType, lazy } from 'react';
import type { PopupWords } from '@/content/popup';
import { useWords } from '@/content/use-words';
import { whenIdle } from '@/lib/hooks/when-idle';
import { LatePart } from '@/ui/late-part';

const lazyPopup = (loadWords: () => Promise<PopupWords>) =>
  lazy(async () => {
    await whenIdle();
    const [{ Popup }, words] = await Promise.all([import('./popup'), loadWords()]);
    return { default: () => <Popup words={words} /> };
  });

const popups: Record<Language, ComponentType> = {
  en: lazyPopup(async () => (await import('@/content/popup')).popup),
  hi: lazyPopup(async () => (await import('@/content/hi/popup')).popupInHindi),
};

/** The offer is due much later than everything else. */
export function LazyPopup() {
  const Popup = popups[useWords().language];
  return (
    <LatePart>
      <Popup />
    </LatePart>
  );
}
