import * as z from 'zod/mini';
import { admins } from '../base/access';
import { endpoint } from '../base/endpoint';
import { loginResultSchema } from '../base/sessions';
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
  checkAccountLink: endpoint('POST /api/auth/links/check', 'public', {
    request: linkCheckSchema,
    response: openLinkSchema,
    errors: ['not_found'],
  }),
  acceptAccountLink: endpoint('POST /api/auth/links/accept', 'public', {
    request: linkAcceptanceSchema,
    response: loginResultSchema,
    errors: ['not_found'],
  }),
  listUsers: endpoint('GET /api/admin/users', admins, { response: userListSchema }),
  inviteUser: endpoint('POST /api/admin/users', admins, {
    request: invitationSchema,
    status: 201,
    response: z.object({ user: userSchema, link: accountLinkSchema }),
    errors: ['conflict'],
  }),
  updateUser: endpoint('PATCH /api/admin/users/:id', admins, {
    request: userUpdateSchema,
    response: z.object({ user: userSchema }),
    errors: ['last_admin'],
  }),
  makeAccountLink: endpoint('POST /api/admin/users/:id/link', admins, {
    status: 201,
    response: z.object({ link: accountLinkSchema }),
    errors: ['conflict'],
  }),
  withdrawInvitation: endpoint('DELETE /api/admin/users/:id', admins, { errors: ['conflict'] }),
};
