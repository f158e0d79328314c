import type { api, ResponseOf } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';
import { pollIntervalMs } from './use-today';

type Answer = ResponseOf<typeof api.countViews>;

/** How many leads each view has. */
export const useViewCounts = () =>
  useQuery({
    queryKey: leadKeys.views,
    refetchInterval: pollIntervalMs,
    select: ({ views }: Answer) => views,
  });

/** How many open leads each colleague has who has some. */
export const useOwnerCounts = () =>
  useQuery({ queryKey: leadKeys.views, select: ({ owners }: Answer) => owners });
