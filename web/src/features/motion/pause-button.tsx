import { useWords } from '@/content/use-words';
import { Icon } from '@/ui/icon';
import { toggleMotion, useMotionPaused, useReducedMotion } from './motion-store';

/** The one control that stops and starts what moves by itself. Where nothing moves there is nothing to pause. */
export function PauseButton() {
  const { motion } = useWords();
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();
  return (
    <button
      type="button"
      onClick={toggleMotion}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 underline-offset-4 hover:underline ${isReduced ? 'invisible' : ''}`}
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={18} />
      {isPaused ? motion.play : motion.pause}
    </button>
  );
}
