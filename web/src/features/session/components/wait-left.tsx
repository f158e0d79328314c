import { useEffect, useState } from 'react';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Counts down a wait to a moment in milliseconds, so that what was said once stays true. */
export function WaitLeft({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (seconds === 0) return <span className="block">You can try again now.</span>;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span aria-hidden className="tabular block">
      {clock} left
    </span>
  );
}
