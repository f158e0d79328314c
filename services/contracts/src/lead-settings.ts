import * as z from 'zod/mini';

/**
 * Which leads sales executives see: all of them, or their own and those that nobody owns. Admins and managers see
 * all.
 */
export const leadVisibilities = ['all', 'own_and_unassigned'] as const;

export type LeadVisibility = (typeof leadVisibilities)[number];

/** How the agency works its leads, as admins decide it. */
export const leadSettingsSchema = z.strictObject({
  visibility: z.enum(leadVisibilities, { error: 'Please choose who sees which leads' }),
});

export type LeadSettings = z.infer<typeof leadSettingsSchema>;

/** What holds until an admin changes it. */
export const defaultLeadSettings: LeadSettings = { visibility: 'all' };
