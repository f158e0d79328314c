import { type Today, todayReasons } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';

/** Steps come due and promises become late without anybody doing anything: asked for this often. */
export const pollIntervalMs = 60_000;

/** What the person who is signed in has to do today. */
export const useToday = () => useQuery<Today>({ queryKey: leadKeys.today, refetchInterval: pollIntervalMs });

/** How many leads want work today, of one's own and of those that nobody owns: what the page shows and the menu counts. */
export const countToday = ({ counts }: Today): number =>
  todayReasons.reduce((total, reason) => total + counts[reason].count, 0);

export const useTodayCount = () =>
  useQuery({ queryKey: leadKeys.today, refetchInterval: pollIntervalMs, select: countToday });
