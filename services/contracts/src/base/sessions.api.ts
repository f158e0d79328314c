import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  loginResultSchema,
  loginSchema,
  passwordChangeSchema,
  profileUpdateSchema,
  sessionCheckSchema,
  sessionListSchema,
  sessionUserSchema,
} from './sessions';
import { idParams } from './text';

/** Signing in and out, and one's own sessions, name and password. */
export const sessionsApi = {
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
  /** One's own live sessions, the one used last first. */
  listSessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed_in',
    status: 200,
    response: sessionListSchema,
  }),
  /** Signs out every other browser of one's own. */
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    access: 'signed_in',
    status: 204,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'signed_in',
    params: idParams,
    status: 204,
    errors: ['not_found'],
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/auth/profile',
    access: 'signed_in',
    request: profileUpdateSchema,
    status: 200,
    response: z.object({ user: sessionUserSchema }),
    errors: ['invalid'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'signed_in',
    request: passwordChangeSchema,
    status: 204,
    errors: ['invalid', 'too_many_requests'],
  }),
};
