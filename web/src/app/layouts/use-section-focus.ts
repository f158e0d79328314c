import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusSection } from '@/lib/scroll';

/**
 * After a link to a section that the router has followed, the keyboard goes on in that section. At the first load and in
 * the history the browser sees to it.
 */
export function useSectionFocus(): void {
  const location = useLocation();
  const isByLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isByLink && location.hash) focusSection(location.hash.slice(1));
  }, [location, isByLink]);
}
