import { leadStatuses, type SubmissionQuery } from '@golghar/contracts';
import { useSearchParams } from 'react-router';

const toStatus = (text: string | null): SubmissionQuery['status'] =>
  leadStatuses.find((status) => status === text);

/** The list's filters, kept in the address: a reload or a copied link shows the same leads. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const status = toStatus(search.get('status'));
  const q = search.get('q') ?? '';
  const set = (changes: { status?: string; q?: string }, replace: boolean) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) current.set(name, value);
          else current.delete(name);
        }
        return current;
      },
      { replace },
    );
  return { status, q, isFiltered: status !== undefined || q !== '', set };
}
