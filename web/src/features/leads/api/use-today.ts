import type { Today } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';

/** Steps come due and promises become late without anybody doing anything: asked for this often. */
const pollIntervalMs = 60_000;

/** What the person who is signed in has to do today. */
export const useToday = () => useQuery<Today>({ queryKey: leadKeys.today, refetchInterval: pollIntervalMs });

/** How many late promises and due steps there are; new leads have a count of their own. */
export const useDueCount = () =>
  useQuery({
    queryKey: leadKeys.today,
    refetchInterval: pollIntervalMs,
    select: ({ counts }: Today) => counts.promise.count + counts.step.count,
  });
