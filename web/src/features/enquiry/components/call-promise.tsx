import { useEffect, useState } from 'react';
import { useWords } from '@/content/use-words';

const minuteMs = 60_000;

/**
 * Says by when we call. The prerendered page, which doesn't know the time, states the promise in hours; the browser states the
 * time, and keeps it correct past midnight. A promise just made to a sender stays unchanged.
 */
export function CallPromise({ of }: { of: 'hero' | 'form' | 'sent' }) {
  const { callPromise } = useWords();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    let timer: number | undefined;
    const showTime = async () => {
      const { callTime, promisedTime } = await import('../model/call-time');
      setTime(await (of === 'sent' ? promisedTime : callTime)(callPromise));
    };
    // On failure the page keeps stating the hours.
    const start = () => showTime().catch(() => clearInterval(timer));
    if (of !== 'sent') timer = window.setInterval(start, minuteMs);
    void start();
    return () => clearInterval(timer);
  }, [callPromise, of]);
  const { timeless, timed } = callPromise[of];
  return <span data-testid="call-promise">{time ? timed.replace('{time}', time) : timeless}</span>;
}
