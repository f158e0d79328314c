import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { idParams } from '../base/text';
import { submissionSchema } from './leads';
import { newReplySchema, newReplyTemplateSchema, replySchema, replyTemplateSchema } from './replies';

const template = z.object({ template: replyTemplateSchema });

/** Answers by e-mail, and the words for them. */
export const repliesApi = {
  /** Sends an answer; it counts as the promised contact. */
  addReply: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/replies',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    request: newReplySchema,
    status: 201,
    response: z.object({ reply: replySchema, submission: submissionSchema }),
    errors: ['invalid', 'not_found', 'deleted', 'too_many_requests'],
  }),
  listReplyTemplates: endpoint({
    method: 'GET',
    path: '/api/admin/reply-templates',
    access: roles,
    scope: 'leads:read',
    status: 200,
    response: z.object({ templates: z.array(replyTemplateSchema) }),
  }),
  addReplyTemplate: endpoint({
    method: 'POST',
    path: '/api/admin/reply-templates',
    access: roles,
    request: newReplyTemplateSchema,
    status: 201,
    response: template,
    errors: ['invalid', 'not_allowed'],
  }),
  changeReplyTemplate: endpoint({
    method: 'PUT',
    path: '/api/admin/reply-templates/:id',
    access: roles,
    params: idParams,
    request: newReplyTemplateSchema,
    status: 200,
    response: template,
    errors: ['invalid', 'not_found', 'not_allowed'],
  }),
  removeReplyTemplate: endpoint({
    method: 'DELETE',
    path: '/api/admin/reply-templates/:id',
    access: roles,
    params: idParams,
    status: 204,
    errors: ['not_found'],
  }),
};
