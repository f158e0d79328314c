import { useEffect, useRef } from 'react';
import { useMotionPaused, useReducedMotion } from './pause-button';

type Props = {
  value: number;
  suffix?: string;
  durationMs: number;
  /** Share that must be in view. */
  threshold: number;
};

/**
 * A number that counts up when it comes into view. The page holds the final value, which also reserves the width; the animated
 * copy is hidden from screen readers.
 */
export function CountUp({ value, suffix = '', durationMs, threshold }: Props) {
  const shown = useRef<HTMLSpanElement>(null);
  const isStill = useMotionPaused();
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = shown.current;
    if (!element || isStill || isReduced) return;
    let frame = 0;
    let start = 0;
    const step = (now: number) => {
      start ||= now;
      const share = Math.min((now - start) / durationMs, 1);
      // Fast at first, and slower towards the end.
      element.textContent = `${Math.round(value * (1 - (1 - share) ** 3))}${suffix}`;
      if (share < 1) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        frame = requestAnimationFrame(step);
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = `${value}${suffix}`;
    };
  }, [value, suffix, durationMs, threshold, isStill, isReduced]);

  const final = `${value}${suffix}`;
  return (
    <span className="tabular relative inline-block">
      <span className="opacity-0">{final}</span>
      <span ref={shown} aria-hidden className="absolute inset-0">
        {final}
      </span>
    </span>
  );
}
