import {
  api,
  type BusinessCalendar,
  businessHours,
  isManager,
  type LeadStatus,
  type OutcomeReasons,
  type ResponseOf,
} from '@golghar/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useOperation } from '@/lib/api/operations';
import { counted } from '@/lib/counts';
import { useSession } from '@/lib/session/current-user';
import { leadKeys, refreshLeads } from './lead-queries';

/** Whether the signed-in person may delete and rename shared things: an admin or a manager. */
export const useIsManager = (): boolean => {
  const { user } = useSession();
  return user !== undefined && isManager(user.role);
};

/** Teams change rarely; joiners and leavers appear after this time at the latest. */
const staleTimeMs = 5 * 60_000;

export const useStaff = () =>
  useQuery({
    queryKey: leadKeys.staff,
    staleTime: staleTimeMs,
    select: ({ staff }: ResponseOf<typeof api.listStaff>) => staff,
  });

/** Returns the reasons offered for a won or lost lead by its status; none for open statuses. */
export function useOutcomeReasons(): (status: LeadStatus) => readonly string[] {
  const { data } = useQuery<OutcomeReasons>({ queryKey: leadKeys.outcomeReasons, staleTime: staleTimeMs });
  return (status) => ((status === 'delivered' || status === 'lost') && data ? data[status] : []);
}

const calendarQuery = queryOptions({
  queryKey: [api.callPromise.path],
  staleTime: 10 * 60_000,
  select: ({ closedDays }: ResponseOf<typeof api.callPromise>) => ({ ...businessHours, closedDays }),
});

/** Business hours for due times: the agency's, with the holidays entered by admins once loaded. */
export const useCalendar = (): BusinessCalendar => useQuery(calendarQuery).data ?? businessHours;

/** All tags in use, most used first. */
export const useTags = () =>
  useQuery({ queryKey: leadKeys.tags, select: ({ tags }: ResponseOf<typeof api.listTags>) => tags });

/** Renames a tag on every lead, or merges it into an existing one. */
export const useRenameTag = () =>
  useOperation(api.renameTag, {
    done: ({ changed }, { body: { from, to } }) => ({
      title: `${from} is ${to} now`,
      text: `${counted(changed, 'lead')} changed`,
    }),
    failed: 'The tag was not renamed. Please try again.',
    refreshes: [leadKeys.tags],
    onSettled: () => refreshLeads(),
  });
