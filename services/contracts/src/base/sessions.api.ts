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

/** Signing in and out, and one's own sessions, name and password. */
export const sessionsApi = {
  logIn: endpoint('POST /api/auth/login', 'public', {
    request: loginSchema,
    response: loginResultSchema,
    errors: ['invalid_credentials', 'too_many_requests'],
  }),
  logOut: endpoint('POST /api/auth/logout', 'public'),
  checkSession: endpoint('GET /api/auth/check', 'signed_in', { response: sessionCheckSchema }),
  /** One's own live sessions, the one used last first. */
  listSessions: endpoint('GET /api/auth/sessions', 'signed_in', { response: sessionListSchema }),
  /** Signs out every other browser of one's own. */
  endOtherSessions: endpoint('POST /api/auth/sessions/end-others', 'signed_in'),
  endSession: endpoint('DELETE /api/auth/sessions/:id', 'signed_in'),
  updateProfile: endpoint('PATCH /api/auth/profile', 'signed_in', {
    request: profileUpdateSchema,
    response: z.object({ user: sessionUserSchema }),
  }),
  changePassword: endpoint('POST /api/auth/password', 'signed_in', {
    request: passwordChangeSchema,
    errors: ['too_many_requests'],
  }),
};
