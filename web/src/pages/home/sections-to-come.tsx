import { useEffect } from 'react';
import { scrollToSection } from '@/lib/scroll';

/**
 * Holds the place of the sections while the router's visitor waits for them. A link may have asked for one of them, or
 * for the form below: where that is, is known when they are there.
 */
export function SectionsToCome() {
  useEffect(
    () => () => {
      // Whoever types already is where they want to be.
      const isTyping = document.activeElement?.matches('input, select, textarea');
      if (!isTyping) scrollToSection(window.location.hash.slice(1));
    },
    [],
  );
  return <div className="min-h-screen" />;
}
