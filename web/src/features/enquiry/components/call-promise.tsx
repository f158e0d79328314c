import { useEffect, useState } from 'react';
import { callPromise } from '@/content/call-promise';

const minuteMs = 60_000;

type Props = { of: keyof typeof callPromise };

/**
 * Says by when we call. The built page, which does not know when it is read, names the hours of the promise; the
 * browser the time, and keeps it true, at midnight too.
 */
export function CallPromise({ of }: Props) {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    let timer: number | undefined;
    const showTime = async () => {
      const { callBy } = await import('../model/call-by');
      setTime(callBy(new Date()));
    };
    // Without it the page goes on naming the hours.
    const start = () => showTime().catch(() => clearInterval(timer));
    timer = window.setInterval(start, minuteMs);
    void start();
    return () => clearInterval(timer);
  }, []);
  const { timeless, timed } = callPromise[of];
  return <span data-testid="call-promise">{time ? timed.replace('{time}', time) : timeless}</span>;
}
