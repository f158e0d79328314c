import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ServicesTab, toServicesTab } from '@/content/services/all';
import { useHydrated } from '@/lib/hooks/use-media-query';

const addressDelayMs = 100;

type Chosen = {
  /** What the address asks for, of which the page's HTML knows nothing. */
  asked: string | null;
  tab: ServicesTab;
  choose: (tab: ServicesTab) => void;
};

/**
 * The tab that the address or the visitor names. A tab that is pressed is shown at once; the address, for which every
 * link of the page is drawn again, follows when that has been painted.
 */
export function useServicesTab(): Chosen {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const asked = isHydrated ? search.get('tab') : null;
  const [followed, setFollowed] = useState(asked);
  const [ahead, setAhead] = useState<ServicesTab>();
  if (followed !== asked) {
    setFollowed(asked);
    setAhead(undefined);
  }
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = (tab: ServicesTab) => {
    setAhead(tab);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setSearch({ tab }, { replace: true, preventScrollReset: true }),
      addressDelayMs,
    );
  };
  return { asked, tab: ahead ?? toServicesTab(asked), choose };
}
