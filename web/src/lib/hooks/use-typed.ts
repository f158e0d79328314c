import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce delay for whatever follows a field. */
const pauseMs = 150;

type Typed = {
  text: string;
  /** The value when it was typed, and the debounced texts that it has yet to become, earliest first. */
  values: readonly string[];
};

/**
 * The text of a field whose value is stored elsewhere, such as in the URL: typed text is local until the typing pauses, and an
 * outside change of the value replaces it.
 * @param isHeld whether typing goes on, however long it pauses
 */
export function useTyped(value: string, onPause: (text: string) => void, isHeld = false) {
  const fromOutside: Typed = { text: value, values: [value] };
  const [typed, setTyped] = useState(fromOutside);
  const place = typed.values.indexOf(value);
  // Text typed while the value was being updated stays.
  const { text, values } = place < 0 ? fromOutside : { ...typed, values: typed.values.slice(place) };
  if (place !== 0) setTyped({ text, values });
  const pause = useEffectEvent(() => {
    setTyped({ text, values: [...values, text] });
    onPause(text);
  });
  useEffect(() => {
    if (isHeld || text === value) return;
    const timer = setTimeout(() => pause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, isHeld]);
  return [text, (next: string) => setTyped({ text: next, values })] as const;
}
