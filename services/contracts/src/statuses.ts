/** What a lead's status is called on badges and filters. Any status may follow any other. */
export const statusLabels = {
  new: 'New',
  in_progress: 'In Progress',
  pending: 'Pending',
  delivered: 'Closed',
  lost: 'Not Interested',
} as const;

export type LeadStatus = keyof typeof statusLabels;

export const leadStatuses = Object.keys(statusLabels) as [LeadStatus, ...LeadStatus[]];

/** Statuses of leads that nobody has decided about yet. */
export const openStatuses = ['new', 'in_progress', 'pending'] as const satisfies readonly LeadStatus[];

/** Whether a lead with this status still wants work. */
export const isOpen = (status: LeadStatus): boolean => openStatuses.some((open) => open === status);
