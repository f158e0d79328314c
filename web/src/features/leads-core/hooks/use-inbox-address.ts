import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsStaying } from '@/lib/hooks/use-is-staying';
import { filterNames, readFilters } from '../model/filters';

/** The address follows what replaces an entry of the history this much later: typing and walking need no address. */
const followMs = 200;

/** `overdue` is what views said that were saved earlier. */
type Name = (typeof filterNames)[number] | 'sort' | 'lead' | 'overdue';
export type AddressChanges = Partial<Record<Name, string>>;

/** Marks addresses that this page wrote itself. */
type OwnState = { isOwn?: boolean } | null;

/**
 * The list's filters and its open lead, as the address holds them: a reload or a copied link shows the same. What one
 * does here counts at once, and the address follows; an address that comes from elsewhere (back, a link) counts, too.
 */
export function useInboxAddress() {
  const { pathname, search, state, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const [params, setParams] = useState(search);
  /** Counts the addresses that came from elsewhere. */
  const [arrivals, setArrivals] = useState(0);
  const latest = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastKey = useRef(key);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (type !== 'POP' && (state as OwnState)?.isOwn) return;
    clearTimeout(timer.current);
    latest.current = search;
    setParams(search);
    setArrivals((count) => count + 1);
  }, [key, search, state, type]);

  const set = useCallback(
    (changes: AddressChanges, { replace = false, isTyped = false } = {}) => {
      // What was not typed into the search field has to be shown there.
      if (changes.q !== undefined && !isTyped) setArrivals((count) => count + 1);
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const text = next.toString();
      latest.current = text && `?${text}`;
      setParams(latest.current);
      clearTimeout(timer.current);
      const follow = () => {
        // An answer that came late must not call back whoever is on the way to another page.
        if (!isStaying()) return;
        void navigate(
          { pathname, search: latest.current },
          { replace, preventScrollReset: true, state: { isOwn: true } satisfies OwnState },
        );
      };
      if (replace) timer.current = setTimeout(follow, followMs);
      else follow();
    },
    [navigate, pathname, isStaying],
  );

  return useMemo(() => {
    const searchParams = new URLSearchParams(params);
    return {
      params: searchParams,
      filters: readFilters(searchParams),
      openId: searchParams.get('lead') ?? '',
      isFiltered: filterNames.some((name) => searchParams.get(name)) || searchParams.get('overdue') === '1',
      arrivals,
      set,
    };
  }, [params, arrivals, set]);
}
