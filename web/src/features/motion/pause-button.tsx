import { useWords } from '@/content/use-words';
import { useMediaQuery, useStored } from '@/lib/hooks/use-browser-state';
import { localStore } from '@/lib/storage';
import { Icon } from '@/ui/icon';

const key = 'motionPaused';

export const useMotionPaused = (): boolean => useStored(localStore, key) === 'true';

/** Whether the visitor's system asks for reduced motion; true until known. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);

/** The only control of all animation (WCAG 2.2.2), on all pages and for the next visit; hidden with reduced motion. */
export function PauseButton() {
  const { motion } = useWords();
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();
  return (
    <button
      type="button"
      onClick={() => localStore.set(key, String(!isPaused))}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 underline-offset-4 hover:underline ${isReduced ? 'invisible' : ''}`}
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={18} />
      {isPaused ? motion.play : motion.pause}
    </button>
  );
}
