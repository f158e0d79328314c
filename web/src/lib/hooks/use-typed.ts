import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce delay for whatever follows a field. */
const pauseMs = 150;

type Typed = {
  text: string;
  /** The value when it was typed. */
  over: string;
  /** Debounced texts that the value has yet to become, earliest first. */
  sent: readonly string[];
};

/**
 * The text of a field whose value is stored elsewhere, such as in the URL: typed text is local until the typing pauses, and an
 * outside change of the value replaces it.
 * @param isHeld whether typing goes on, however long it pauses
 */
export function useTyped(value: string, onPause: (text: string) => void, isHeld = false) {
  const [typed, setTyped] = useState<Typed>();
  const isOwn = typed !== undefined && (typed.over === value || typed.sent.includes(value));
  // Text typed while the value was being updated stays.
  if (typed && typed.over !== value)
    setTyped(
      isOwn ? { ...typed, over: value, sent: typed.sent.slice(typed.sent.indexOf(value) + 1) } : undefined,
    );
  const text = isOwn ? typed.text : value;
  const sent = typed?.sent ?? [];
  const pause = useEffectEvent(() => {
    setTyped({ text, over: value, sent: [...sent, text] });
    onPause(text);
  });
  useEffect(() => {
    if (isHeld || text === value) return;
    const timer = setTimeout(() => pause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, isHeld]);
  return [text, (next: string) => setTyped({ text: next, over: value, sent })] as const;
}
