import { useEffect, useState } from 'react';

/** A value that follows another one once it has been still for a while. */
export function useDebounced<Value>(value: Value, delayMs = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
