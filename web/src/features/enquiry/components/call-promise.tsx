import { useEffect, useState } from 'react';
import { useWords } from '@/content/use-words';

const minuteMs = 60_000;

type Props = { of: 'hero' | 'form' | 'sent' };

/**
 * Says by when we call. The built page, which does not know when it is read, names the hours of the promise; the
 * browser the time, and keeps it true, at midnight too. What was promised to who has just written stays as it is.
 */
export function CallPromise({ of }: Props) {
  const { callPromise } = useWords();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    let timer: number | undefined;
    const showTime = async () => {
      const { callTime, promisedTime } = await import('../model/call-time');
      setTime(await (of === 'sent' ? promisedTime : callTime)(callPromise));
    };
    // Without it the page goes on naming the hours.
    const start = () => showTime().catch(() => clearInterval(timer));
    if (of !== 'sent') timer = window.setInterval(start, minuteMs);
    void start();
    return () => clearInterval(timer);
  }, [callPromise, of]);
  const { timeless, timed } = callPromise[of];
  return <span data-testid="call-promise">{time ? timed.replace('{time}', time) : timeless}</span>;
}
