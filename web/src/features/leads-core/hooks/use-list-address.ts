import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsStaying } from '@/lib/hooks/use-is-staying';
import { filterNames, readFilters, toQuery } from '../model/filters';

/** `overdue` is from views saved before the filter was renamed. */
type Name = (typeof filterNames)[number] | 'sort' | 'lead' | 'overdue';
export type AddressChanges = Partial<Record<Name, string>>;

/**
 * Safari throws when the URL changes more than 100 times in 30 seconds, as it does while J is held down. The router's own state
 * is still right; the URL catches up with the next change that Safari allows.
 */
function letAddressLag(history: History): void {
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (...values) => {
    try {
      replaceState(...values);
    } catch (error) {
      if ((error as Error).name !== 'SecurityError') throw error;
    }
  };
}

if (typeof window !== 'undefined') letAddressLag(window.history);

/** The list's filters and its open lead, stored in the URL: a reload or a copied link shows the same. */
export function useListAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const set = useCallback(
    (changes: AddressChanges, { replace = false } = {}) => {
      const isFilter = changes.lead === undefined;
      const go = () => {
        // A late response must not pull somebody back who is navigating to another page.
        if (!isStaying()) return;
        // The current URL instead of the rendered one: two keys may be pressed before the next render.
        const search = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(changes)) {
          if (value) search.set(name, value);
          else search.delete(name);
        }
        // Filters at once: a field that the address follows late would lose letters typed meanwhile.
        void navigate({ search: `${search}` }, { replace, preventScrollReset: true, flushSync: isFilter });
      };
      // A lead after the press is answered on the screen.
      if (isFilter) go();
      else setTimeout(go);
    },
    [navigate, isStaying],
  );
  const openId = address.get('lead') ?? '';
  const listed = new URLSearchParams(address);
  listed.delete('lead');
  const text = `${listed}`;
  // Memoized without the open lead, so that opening another one doesn't render the list again.
  const list = useMemo(() => {
    const params = new URLSearchParams(text);
    const filters = readFilters(params);
    const isFiltered = filterNames.some((name) => params.get(name)) || params.get('overdue') === '1';
    return { params, filters, query: toQuery(filters), isFiltered };
  }, [text]);
  return useMemo(() => ({ ...list, openId, set }), [list, openId, set]);
}
