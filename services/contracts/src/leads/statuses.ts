/** Labels of a lead's statuses on badges and filters. Any status may follow any other. */
export const statusLabels = {
  new: 'New',
  in_progress: 'In Progress',
  pending: 'Pending',
  delivered: 'Closed',
  lost: 'Not Interested',
} as const;

export type LeadStatus = keyof typeof statusLabels;

export const leadStatuses = Object.keys(statusLabels) as [LeadStatus, ...LeadStatus[]];

export const openStatuses = ['new', 'in_progress', 'pending'] as const satisfies readonly LeadStatus[];

const decidedStatuses = ['delivered', 'lost'] as const satisfies readonly LeadStatus[];

/** What a list can be narrowed to: one status, the open ones, or the decided ones. */
export const statusFilters = [...leadStatuses, 'open', 'decided'] as const;

export type StatusFilter = (typeof statusFilters)[number];

export function statusesOf(filter: StatusFilter): readonly LeadStatus[] {
  if (filter === 'open') return openStatuses;
  return filter === 'decided' ? decidedStatuses : [filter];
}

export const isOpen = (status: LeadStatus): boolean => openStatuses.some((open) => open === status);

type Promised = { status: LeadStatus; dueAt: string | null; contactedAt: string | null };

/**
 * Whether the promised answer is still due: nobody has logged a contact, and the lead is open. A change to "lost" ends it as a
 * decision, but counts as no answer in reports.
 */
export const isResponseDue = ({ status, dueAt, contactedAt }: Promised): boolean =>
  dueAt !== null && contactedAt === null && isOpen(status);
