import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsStaying } from '@/lib/hooks/use-is-staying';
import { filterNames, readFilters, toQuery } from '../model/filters';

/** `overdue` is what views said that were saved earlier. */
type Name = (typeof filterNames)[number] | 'sort' | 'lead' | 'overdue';
export type AddressChanges = Partial<Record<Name, string>>;

/**
 * Safari throws when the address changes more than a hundred times within half a minute, as it does while J is held down. The
 * router knows where it is all the same; the address follows with the next change that is let through.
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

/** The list's filters and its open lead, which the address holds: a reload or a copied link shows the same. */
export function useListAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const set = useCallback(
    (changes: AddressChanges, { replace = false } = {}) => {
      // An answer that came late must not call back whoever is on the way to another page.
      if (!isStaying()) return;
      // As it is now and not as it was drawn last: two keys may come between two pictures.
      const search = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) search.set(name, value);
        else search.delete(name);
      }
      // Drawn before the next key, which may be meant for the lead that is open then.
      void navigate({ search: `${search}` }, { replace, preventScrollReset: true, flushSync: true });
    },
    [navigate, isStaying],
  );
  const openId = address.get('lead') ?? '';
  const listed = new URLSearchParams(address);
  listed.delete('lead');
  const text = `${listed}`;
  // What shows the list is not drawn again because another of its leads is open.
  const list = useMemo(() => {
    const params = new URLSearchParams(text);
    const filters = readFilters(params);
    const isFiltered = filterNames.some((name) => params.get(name)) || params.get('overdue') === '1';
    return { params, filters, query: toQuery(filters), isFiltered };
  }, [text]);
  return useMemo(() => ({ ...list, openId, set }), [list, openId, set]);
}
