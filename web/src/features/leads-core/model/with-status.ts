import type { LeadStatus } from '@golghar/contracts';

/** A lead as it was told, where a missing status reads as new. */
export const withStatus = <L extends { status?: LeadStatus }>(lead: L): L & { status: LeadStatus } => ({
  ...lead,
  status: lead.status ?? 'new',
});
