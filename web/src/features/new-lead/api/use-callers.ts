import { api, type Submission } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { useDebounced } from '@/lib/hooks/use-typed';
import { digitsOfNumber, searchedDigits } from '../../leads-core/model/phone';

const pauseMs = 100;
const minDigits = 4;
const maxFound = 20;
const maxShown = 3;

/** One lead of each person, the latest, whose number has the digits. */
function callersOf(leads: readonly Submission[], digits: string): Submission[] {
  const people = new Map<string, Submission>();
  const newestFirst = [...leads].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  for (const lead of newestFirst)
    if (!people.has(lead.person.id) && digitsOfNumber(lead.phone).includes(digits))
      people.set(lead.person.id, lead);
  return [...people.values()].slice(0, maxShown);
}

/** Who has called before from a number with these digits, as it is typed, each with the latest enquiry. */
export function useCallers(typed: string): Submission[] {
  const digits = searchedDigits(typed);
  const q = useDebounced(digits, pauseMs);
  const { data } = useQuery({
    // Not under the lists of leads: those are kept in pages.
    queryKey: ['callers', q],
    queryFn: async ({ signal }) =>
      (await request(api.listSubmissions, { query: { q, limit: maxFound }, signal })).submissions,
    enabled: q.length >= minDigits,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 10_000,
  });
  // Those of fewer digits are filtered by all that are typed by now: Enter opens nobody else.
  return data && digits.length >= minDigits ? callersOf(data, digits) : [];
}
