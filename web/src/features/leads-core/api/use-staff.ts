import type { api, ResponseOf } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';

/** A team changes rarely: who came or left is known after this time at the latest. */
const staleTimeMs = 5 * 60_000;

/** Colleagues who can own leads, by name. */
export const useStaff = () =>
  useQuery({
    queryKey: leadKeys.staff,
    staleTime: staleTimeMs,
    select: ({ staff }: ResponseOf<typeof api.listStaff>) => staff,
  });
