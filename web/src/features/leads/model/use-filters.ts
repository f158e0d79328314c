import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { filterNames, readFilters } from './filters';

type Name = (typeof filterNames)[number] | 'lead';
type Changes = Partial<Record<Name, string>>;

/** The list's filters and its open lead, kept in the address: a reload or a copied link shows the same. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (changes: Changes, { replace = false } = {}) =>
      setSearch(
        (current) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value) current.set(name, value);
            else current.delete(name);
          }
          return current;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    search,
    filters: readFilters(search),
    openId: search.get('lead') ?? '',
    isFiltered: filterNames.some((name) => search.get(name)),
    set,
  };
}
