import * as z from 'zod/mini';
import { managers, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { tagSchema } from './leads';

/** The tags of leads. */
export const tagsApi = {
  /** Every tag in use with the number of leads that have it, the most used first. */
  listTags: endpoint('GET /api/admin/tags', roles, {
    scope: 'leads:read',
    response: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
  }),
  renameTag: endpoint('POST /api/admin/tags/rename', managers, {
    scope: 'leads:write',
    /** Gives a tag another name on every lead; a name that is in use already merges the two. */
    request: z.strictObject({ from: tagSchema, to: tagSchema }),
    /** How many leads were changed. */
    response: z.object({ changed: z.int() }),
    errors: ['not_found'],
  }),
};
