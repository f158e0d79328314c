import { managers, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { tagListSchema, tagRenameResultSchema, tagRenameSchema } from './tags';

/** The tags of leads. */
export const tagsApi = {
  listTags: endpoint('GET /api/admin/tags', roles, { scope: 'leads:read', response: tagListSchema }),
  renameTag: endpoint('POST /api/admin/tags/rename', managers, {
    scope: 'leads:write',
    request: tagRenameSchema,
    response: tagRenameResultSchema,
    errors: ['not_found'],
  }),
};
