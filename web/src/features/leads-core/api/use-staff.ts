import { api, type BusinessCalendar, businessHours, isManager, type LeadStatus } from '@golghar/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '@/lib/api/operations';
import { counted } from '@/lib/counts';
import { useSession } from '@/lib/session/current-user';
import { refreshLeads } from './lead-queries';

/** Whether the signed-in person may delete and rename shared things: an admin or a manager. */
export const useIsManager = (): boolean => {
  const { user } = useSession();
  return user !== undefined && isManager(user.role);
};

/** Teams change rarely; joiners and leavers appear after this time at the latest. */
const slow = { staleTime: 5 * 60_000 };

export const useStaff = () =>
  useQuery({ ...operationQuery(api.listStaff, slow), select: ({ staff }) => staff });

/** Returns the reasons offered for a won or lost lead by its status; none for open statuses. */
export function useOutcomeReasons(): (status: LeadStatus) => readonly string[] {
  const { data } = useQuery(operationQuery(api.listOutcomeReasons, slow));
  return (status) => ((status === 'delivered' || status === 'lost') && data ? data[status] : []);
}

const calendarQuery = queryOptions({
  ...operationQuery(api.callPromise, { staleTime: 10 * 60_000 }),
  select: ({ closedDays }) => ({ ...businessHours, closedDays }),
});

/** Business hours for due times: the agency's, with the holidays entered by admins once loaded. */
export const useCalendar = (): BusinessCalendar => useQuery(calendarQuery).data ?? businessHours;

/** All tags in use, most used first. */
export const useTags = () => useQuery({ ...operationQuery(api.listTags), select: ({ tags }) => tags });

/** Renames a tag on every lead, or merges it into an existing one. */
export const useRenameTag = () =>
  useOperation(api.renameTag, {
    done: ({ changed }, { body: { from, to } }) => ({
      title: `${from} is ${to} now`,
      text: `${counted(changed, 'lead')} changed`,
    }),
    failed: 'The tag was not renamed. Please try again.',
    onSettled: () => refreshLeads(),
  });
