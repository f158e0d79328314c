import { backOfficePaths } from '@golghar/contracts';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { whenIdle } from '@/lib/when-idle';

/** Fetches the program of the screens where a day is spent before anybody goes to them. */
export function PrefetchScreens() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    void whenIdle().then(() => setIsIdle(true));
  }, []);
  if (!isIdle) return null;
  return [backOfficePaths.today, backOfficePaths.leads, backOfficePaths.board].map((page) => (
    <PrefetchPageLinks key={page} page={page} />
  ));
}
