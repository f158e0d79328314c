import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { enquiryReceiptSchema, enquirySchema } from './enquiry';
import {
  dashboardSchema,
  submissionDetailSchema,
  submissionListSchema,
  submissionQuerySchema,
} from './leads';
import { loginResultSchema, loginSchema, passwordChangeSchema, roles, sessionCheckSchema } from './sessions';
import { idParams } from './text';
import { visitorCountSchema } from './visitors';

/** Every operation that a browser can call. */
export const api = {
  submitEnquiry: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    request: enquirySchema,
    status: 201,
    response: enquiryReceiptSchema,
    errors: ['invalid', 'key_reused', 'too_many_requests'],
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    request: loginSchema,
    status: 200,
    response: loginResultSchema,
    errors: ['invalid', 'invalid_credentials', 'too_many_requests'],
  }),
  logOut: endpoint({ method: 'POST', path: '/api/auth/logout', access: 'public', status: 204 }),
  checkSession: endpoint({
    method: 'GET',
    path: '/api/auth/check',
    access: 'signed_in',
    status: 200,
    response: sessionCheckSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'signed_in',
    request: passwordChangeSchema,
    status: 204,
    errors: ['invalid', 'too_many_requests'],
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: roles,
    status: 200,
    response: dashboardSchema,
  }),
  listSubmissions: endpoint({
    method: 'GET',
    path: '/api/admin/submissions',
    access: roles,
    query: submissionQuerySchema,
    status: 200,
    response: submissionListSchema,
    errors: ['invalid'],
  }),
  getSubmission: endpoint({
    method: 'GET',
    path: '/api/admin/submissions/:id',
    access: roles,
    params: idParams,
    status: 200,
    response: z.object({ submission: submissionDetailSchema }),
    errors: ['not_found'],
  }),
  visitorCount: endpoint({
    method: 'GET',
    path: '/api/visitor-count',
    access: 'public',
    status: 200,
    response: visitorCountSchema,
  }),
} as const;
