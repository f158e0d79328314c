import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { submissionSchema } from './leads';
import { newReplySchema, newReplyTemplateSchema, replySchema, replyTemplateSchema } from './replies';

const template = z.object({ template: replyTemplateSchema });

/** Answers by e-mail, and the words for them. */
export const repliesApi = {
  /** Sends an answer; it counts as the promised contact. */
  addReply: endpoint('POST /api/admin/submissions/:id/replies', roles, {
    scope: 'leads:write',
    request: newReplySchema,
    status: 201,
    response: z.object({ reply: replySchema, submission: submissionSchema }),
    errors: ['deleted', 'too_many_requests'],
  }),
  listReplyTemplates: endpoint('GET /api/admin/reply-templates', roles, {
    scope: 'leads:read',
    response: z.object({ templates: z.array(replyTemplateSchema) }),
  }),
  addReplyTemplate: endpoint('POST /api/admin/reply-templates', roles, {
    request: newReplyTemplateSchema,
    status: 201,
    response: template,
    errors: ['not_allowed'],
  }),
  changeReplyTemplate: endpoint('PUT /api/admin/reply-templates/:id', roles, {
    request: newReplyTemplateSchema,
    response: template,
    errors: ['not_allowed'],
  }),
  removeReplyTemplate: endpoint('DELETE /api/admin/reply-templates/:id', roles),
};
