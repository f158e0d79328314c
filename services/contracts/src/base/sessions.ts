import * as z from 'zod/mini';
import { roles } from './access';
import { endpoint, type RequestOf, type ResponseOf } from './endpoint';
import { emailAddress, idSchema, isoTime, personName } from './text';

const password = (min: number, message: string, longMessage = 'Password must be at most 128 characters') =>
  z.string({ error: message }).check(z.minLength(min, message), z.maxLength(128, longMessage));

/** The server also refuses common ones; sign-in itself accepts from 6 characters. */
export const newPassword = password(12, 'Password must be at least 12 characters');

const currentPasswordMessage = 'Please enter your current password';

const sessionUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** True while the user still has the one-time password: nothing but changing it is allowed. */
  mustChangePassword: z.boolean(),
});

export type SessionUser = z.infer<typeof sessionUserSchema>;

export const loginResultSchema = z.object({ user: sessionUserSchema });

/** Browsers that one person can be signed in with at the same time; of more the one used longest ago is signed out. */
export const maxSessions = 10;

/**
 * Request header by which a client reports that a person did something (pressed, typed, scrolled, opened a page)
 * since its last request; its value is `1`. A read without it does not move a session's idle limit, so that polling
 * and refreshes after an event keep nobody signed in. A change (POST, PATCH, PUT, DELETE) always does.
 */
export const userActiveHeader = 'x-user-active';

export const sessionsApi = {
  logIn: endpoint('POST /api/auth/login', 'public', {
    request: z.strictObject({
      email: emailAddress('Please enter a valid email address'),
      password: password(6, 'Password must be at least 6 characters'),
    }),
    response: loginResultSchema,
    errors: ['invalid_credentials', 'too_many_requests'],
  }),
  logOut: endpoint('POST /api/auth/logout', 'public'),
  checkSession: endpoint('GET /api/auth/check', 'signed_in', {
    response: z.object({ authenticated: z.literal(true), user: sessionUserSchema }),
  }),
  /** One's own live sessions, the one used last first. */
  listSessions: endpoint('GET /api/auth/sessions', 'signed_in', {
    response: z.object({
      sessions: z.array(
        z.object({
          id: idSchema,
          /** Browser and system in words, such as `Chrome on Android`. */
          device: z.string(),
          address: z.string(),
          startedAt: isoTime,
          /** When the person last did something there; at most a minute late. */
          lastActiveAt: isoTime,
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  endOtherSessions: endpoint('POST /api/auth/sessions/end-others', 'signed_in'),
  endSession: endpoint('DELETE /api/auth/sessions/:id', 'signed_in'),
  updateProfile: endpoint('PATCH /api/auth/profile', 'signed_in', {
    request: z.strictObject({ name: personName }),
    response: z.object({ user: sessionUserSchema }),
  }),
  changePassword: endpoint('POST /api/auth/password', 'signed_in', {
    request: z.strictObject({
      currentPassword: password(1, currentPasswordMessage, currentPasswordMessage),
      newPassword,
    }),
    errors: ['too_many_requests'],
  }),
};

export type Login = RequestOf<typeof sessionsApi.logIn>;

export type Session = ResponseOf<typeof sessionsApi.listSessions>['sessions'][number];
