import type { api, ResponseOf, SessionUser } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { currentUser } from '@/lib/session/session';
import { leadKeys } from '../model/lead-keys';
import { subscribeToAnswers } from './lead-cache';

/** Who is signed in, as the frame of the back office found out. */
export const useCurrentUser = (): SessionUser | undefined =>
  useSyncExternalStore(subscribeToAnswers, currentUser);

/** Whether the person who is signed in may delete and rename what everybody has: an admin or a manager. */
export const useIsManager = (): boolean => {
  const role = useCurrentUser()?.role;
  return role === 'admin' || role === 'manager';
};

/** A team changes rarely: who came or left is known after this time at the latest. */
const staleTimeMs = 5 * 60_000;

/** Colleagues who can own leads, by name. */
export const useStaff = () =>
  useQuery({
    queryKey: leadKeys.staff,
    staleTime: staleTimeMs,
    select: ({ staff }: ResponseOf<typeof api.listStaff>) => staff,
  });
