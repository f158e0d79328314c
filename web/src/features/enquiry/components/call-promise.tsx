import { useEffect, useState } from 'react';
import { useWords } from '@/content/use-words';

const minuteMs = 60_000;

type Props = { of: 'hero' | 'form' | 'sent' };

/**
 * Says by when we call. The built page, which does not know when it is read, names the hours of the promise; the
 * browser the time, and keeps it true, at midnight too.
 */
export function CallPromise({ of }: Props) {
  const { callPromise } = useWords();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    let timer: number | undefined;
    const showTime = async () => {
      const { callBy } = await import('../model/call-by');
      setTime(callBy(new Date(), callPromise));
    };
    // Without it the page goes on naming the hours.
    const start = () => showTime().catch(() => clearInterval(timer));
    timer = window.setInterval(start, minuteMs);
    void start();
    return () => clearInterval(timer);
  }, [callPromise]);
  const { timeless, timed } = callPromise[of];
  return <span data-testid="call-promise">{time ? timed.replace('{time}', time) : timeless}</span>;
}
