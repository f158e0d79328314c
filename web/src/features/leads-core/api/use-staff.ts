import {
  api,
  isManager,
  type LeadStatus,
  type OutcomeReasons,
  type ResponseOf,
  type SessionUser,
} from '@golghar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { counted } from '@/lib/counts';
import { currentUser } from '@/lib/session/session';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { refreshLeads } from './lead-cache';

const subscribeToAnswers = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);

/** Who is signed in, as the frame of the back office found out. */
export const useCurrentUser = (): SessionUser | undefined =>
  useSyncExternalStore(subscribeToAnswers, currentUser);

/** Whether the person who is signed in may delete and rename what everybody has: an admin or a manager. */
export const useIsManager = (): boolean => {
  const role = useCurrentUser()?.role;
  return role !== undefined && isManager(role);
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

/** Why leads are won and lost, as one press says it; none for a lead that is still open. */
export function useOutcomeReasons(status: LeadStatus): readonly string[] {
  const { data } = useQuery<OutcomeReasons>({ queryKey: leadKeys.outcomeReasons, staleTime: staleTimeMs });
  return (status === 'delivered' || status === 'lost') && data ? data[status] : [];
}

/** Every tag in use, the most used first. */
export const useTags = () =>
  useQuery({
    queryKey: leadKeys.tags,
    select: ({ tags }: ResponseOf<typeof api.listTags>) => tags,
  });

/** Gives a tag another name on every lead, or merges it into one that is there. */
export const useRenameTag = () =>
  useMutation({
    mutationFn: (body: { from: string; to: string }) => request(api.renameTag, { body }),
    onSuccess: ({ changed }, { from, to }) =>
      showToast({
        title: `${from} is ${to} now`,
        text: `${counted(changed, 'lead')} changed`,
      }),
    onSettled: () => refreshLeads(),
    meta: { failed: 'The tag was not renamed. Please try again.', refreshes: [leadKeys.tags] },
  });
