import type { LeadStatus } from '@golghar/contracts';

/** Reasons that are given most, so that one press tells them; any other is typed. */
const reasons: Partial<Record<LeadStatus, readonly string[]>> = {
  delivered: ['Recommended', 'Price', 'Our work'],
  lost: ['Too expensive', 'Chose another', 'Not now', 'Not reached'],
};

export const usualReasons = (status: LeadStatus): readonly string[] => reasons[status] ?? [];
