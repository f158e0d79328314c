import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { tagListSchema, tagRenameResultSchema, tagRenameSchema } from './tags';

/** The tags of leads. */
export const tagsApi = {
  listTags: endpoint({
    method: 'GET',
    path: '/api/admin/tags',
    access: roles,
    scope: 'leads:read',
    status: 200,
    response: tagListSchema,
  }),
  renameTag: endpoint({
    method: 'POST',
    path: '/api/admin/tags/rename',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    request: tagRenameSchema,
    status: 200,
    response: tagRenameResultSchema,
    errors: ['invalid', 'not_found'],
  }),
};
