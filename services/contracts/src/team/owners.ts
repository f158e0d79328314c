import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idSchema, isoTime, typedLine } from '../base/text';

/** Who works a lead; the name is as it was when the lead was given to them. */
export const ownerSchema = z.object({ id: idSchema, name: z.string() });

export type Owner = z.infer<typeof ownerSchema>;

const ownerFilterMessage = 'An owner is me, none or the id of a colleague';

/** Whom a list's leads belong to: the person who asks, nobody, or somebody by id. */
export const ownerFilterSchema = z.union([z.enum(['me', 'none']), z.uuid({ error: ownerFilterMessage })], {
  error: ownerFilterMessage,
});

export type OwnerFilter = z.infer<typeof ownerFilterSchema>;

/** A line to whoever gets a lead; an empty one is none. */
export const handoverNoteSchema = typedLine(
  0,
  300,
  'A line to the next owner has at most 300 characters',
  'A line to the next owner is one line',
);

/**
 * A lead that was given to somebody, taken back or left to nobody. Without an author a rule did it, and `note` says
 * why when the rule found nobody.
 */
export const ownerChangeSchema = z.object({
  id: idSchema,
  from: z.nullable(ownerSchema),
  to: z.nullable(ownerSchema),
  author: z.nullable(ownerSchema),
  note: z.nullable(z.string()),
  createdAt: isoTime,
});

export type OwnerChange = z.infer<typeof ownerChangeSchema>;

/** Colleagues who can own leads: everybody who can sign in, by name. */
const staffListSchema = z.object({
  staff: z.array(z.object({ id: idSchema, name: z.string(), role: z.enum(roles) })),
});

export type StaffMember = z.infer<typeof staffListSchema>['staff'][number];

/** Who can own leads. */
export const ownersApi = {
  listStaff: endpoint('GET /api/admin/staff', roles, { scope: 'leads:read', response: staffListSchema }),
};
