import { useEffect, useState } from 'react';

/** A value that follows another one once it has been still for a while (milliseconds). */
export function useDebounced<Value>(value: Value, pause = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
