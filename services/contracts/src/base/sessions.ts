import * as z from 'zod/mini';
import { roles } from './access';
import { endpoint } from './endpoint';
import { emailAddress, idSchema, isoTime, personName } from './text';

export const loginSchema = z.strictObject({
  email: emailAddress('Please enter a valid email address'),
  password: z
    .string({ error: 'Password must be at least 6 characters' })
    .check(
      z.minLength(6, 'Password must be at least 6 characters'),
      z.maxLength(128, 'Password must be at most 128 characters'),
    ),
});

export type Login = z.infer<typeof loginSchema>;

const sessionUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** True while the user still has the one-time password: nothing but changing it is allowed. */
  mustChangePassword: z.boolean(),
});

export type SessionUser = z.infer<typeof sessionUserSchema>;

/** What people change of their own account. */
export const profileUpdateSchema = z.strictObject({ name: personName });

export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

export const loginResultSchema = z.object({ user: sessionUserSchema });

/** Browsers that one person can be signed in with at the same time; of more the one used longest ago is signed out. */
export const maxSessions = 10;

/** A live session, as its owner sees it. */
const sessionSchema = z.object({
  id: idSchema,
  /** Browser and system in words, such as `Chrome on Android`. */
  device: z.string(),
  /** Where it signed in from. */
  address: z.string(),
  startedAt: isoTime,
  /** When the person last did something there; at most a minute late. */
  lastActiveAt: isoTime,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;

/**
 * Request header by which a client reports that a person did something (pressed, typed, scrolled, opened a page)
 * since its last request; its value is `1`. A read without it does not move a session's idle limit, so that polling
 * and refreshes after an event keep nobody signed in. A change (POST, PATCH, PUT, DELETE) always does.
 */
export const userActiveHeader = 'x-user-active';

/** Rule of a new password (sign-in itself accepts from 6). The server also refuses common ones. */
export const newPasswordSchema = z
  .string({ error: 'Password must be at least 12 characters' })
  .check(
    z.minLength(12, 'Password must be at least 12 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
  );

export const passwordChangeSchema = z.strictObject({
  currentPassword: z
    .string({ error: 'Please enter your current password' })
    .check(
      z.minLength(1, 'Please enter your current password'),
      z.maxLength(128, 'Please enter your current password'),
    ),
  newPassword: newPasswordSchema,
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Signing in and out, and one's own sessions, name and password. */
export const sessionsApi = {
  logIn: endpoint('POST /api/auth/login', 'public', {
    request: loginSchema,
    response: loginResultSchema,
    errors: ['invalid_credentials', 'too_many_requests'],
  }),
  logOut: endpoint('POST /api/auth/logout', 'public'),
  checkSession: endpoint('GET /api/auth/check', 'signed_in', {
    response: z.object({ authenticated: z.literal(true), user: sessionUserSchema }),
  }),
  /** One's own live sessions, the one used last first. */
  listSessions: endpoint('GET /api/auth/sessions', 'signed_in', {
    response: z.object({ sessions: z.array(sessionSchema) }),
  }),
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
