import * as z from 'zod/mini';
import { leadReaders, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idSchema, typedLine } from '../base/text';

/** Who works a lead; the name is as it was when the lead was given to them. */
export const ownerSchema = z.object({ id: idSchema, name: z.string() });

export type Owner = z.infer<typeof ownerSchema>;

export const colleagueId = z.uuid({ error: 'Please choose a colleague' });

const ownerFilterMessage = 'An owner is me, none or the id of a colleague';

export const ownerFilterSchema = z.union([z.enum(['me', 'none']), z.uuid({ error: ownerFilterMessage })], {
  error: ownerFilterMessage,
});

export type OwnerFilter = z.infer<typeof ownerFilterSchema>;

/** A line to whoever gets a lead; an empty one counts as none. */
export const handoverNoteSchema = typedLine(
  0,
  300,
  'A line to the next owner has at most 300 characters',
  'A line to the next owner is one line',
);

export const ownersApi = {
  /** Colleagues who can own leads: everybody who can sign in, by name. */
  listStaff: endpoint('GET /api/admin/staff', leadReaders, {
    response: z.object({ staff: z.array(z.extend(ownerSchema, { role: z.enum(roles) })) }),
  }),
};
