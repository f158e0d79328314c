import { useEffect, useEffectEvent, useState } from 'react';

/** What follows a field does so once the typing pauses for this long. */
const pauseMs = 150;

type Typed = {
  text: string;
  /** The value that it was typed over. */
  over: string;
  /** What the value is still to become, as the typing paused, the earliest first. */
  sent: readonly string[];
};

/**
 * The text of a field whose value is kept elsewhere, such as in the address: what is typed is the field's own until it
 * pauses, and what comes from elsewhere takes its place.
 * @param isHeld whether the typing goes on, however long it pauses
 */
export function useTyped(value: string, onPause: (text: string) => void, isHeld = false) {
  const [typed, setTyped] = useState<Typed>();
  const isOwn = typed !== undefined && (typed.over === value || typed.sent.includes(value));
  // What was typed while the value was on its way stays.
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
