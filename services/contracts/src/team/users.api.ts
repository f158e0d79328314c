import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { loginResultSchema } from '../base/sessions';
import { idParams } from '../base/text';
import {
  accountLinkSchema,
  invitationSchema,
  linkAcceptanceSchema,
  linkCheckSchema,
  openLinkSchema,
  userListSchema,
  userSchema,
  userUpdateSchema,
} from './users';

/** The staff, and the links that they choose a password by. */
export const usersApi = {
  checkAccountLink: endpoint({
    method: 'POST',
    path: '/api/auth/links/check',
    access: 'public',
    request: linkCheckSchema,
    status: 200,
    response: openLinkSchema,
    errors: ['invalid', 'not_found'],
  }),
  acceptAccountLink: endpoint({
    method: 'POST',
    path: '/api/auth/links/accept',
    access: 'public',
    request: linkAcceptanceSchema,
    status: 200,
    response: loginResultSchema,
    errors: ['invalid', 'not_found'],
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: ['admin'],
    status: 200,
    response: userListSchema,
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: ['admin'],
    request: invitationSchema,
    status: 201,
    response: z.object({ user: userSchema, link: accountLinkSchema }),
    errors: ['invalid', 'conflict'],
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: ['admin'],
    params: idParams,
    request: userUpdateSchema,
    status: 200,
    response: z.object({ user: userSchema }),
    errors: ['invalid', 'not_found', 'last_admin'],
  }),
  makeAccountLink: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/link',
    access: ['admin'],
    params: idParams,
    status: 201,
    response: z.object({ link: accountLinkSchema }),
    errors: ['not_found', 'conflict'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: ['admin'],
    params: idParams,
    status: 204,
    errors: ['not_found', 'conflict'],
  }),
};
