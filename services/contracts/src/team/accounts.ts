import * as z from 'zod/mini';
import { admins, apiScopeNames, roles } from '../base/access';
import { endpoint, type RequestOf, type ResponseOf } from '../base/endpoint';
import { chosenNames, emailAddress, idSchema, isoTime, personName, typedLine } from '../base/text';
import { colleagueId } from './owners';

const password = (min: number, message: string, longMessage = 'Password must be at most 128 characters') =>
  z.string({ error: message }).check(z.minLength(min, message), z.maxLength(128, longMessage));

/** The server also refuses common ones; signing in accepts 6 characters or more. */
const newPassword = password(12, 'Password must be at least 12 characters');

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

const loginResultSchema = z.object({ user: sessionUserSchema });

/** Browsers in which one person can be signed in at the same time; beyond that the least recently used one is signed out. */
export const maxSessions = 10;

/**
 * Request header by which a client reports that a person did something (pressed, typed, scrolled, opened a page) since its last
 * request; its value is `1`. A read without it does not extend a session's idle time, so that polling and refreshes after an
 * event keep nobody signed in. A change (POST, PATCH, PUT, DELETE) always does.
 */
export const userActiveHeader = 'x-user-active';

/** Prefix of every personal API token, so that people and secret scanners recognise one. */
export const apiTokenPrefix = 'golghar_';

export const maxApiTokens = 20;

export const apiTokenDays = [30, 90, 365] as const;

/** A personal API token, as its owner sees it; the secret itself is shown once. */
const apiTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** It never grants more than its owner's role at the time of a request. */
  role: z.enum(roles),
  scopes: z.array(z.enum(apiScopeNames)),
  createdAt: isoTime,
  /** Null: it works until it is revoked. */
  expiresAt: z.nullable(isoTime),
  /** Accurate to a minute; null: never. */
  lastUsedAt: z.nullable(isoTime),
});

export type ApiToken = z.infer<typeof apiTokenSchema>;

/** invited: has not chosen a password yet, so nobody can sign in as them. */
export const userStatusLabels = { active: 'Active', invited: 'Invited', disabled: 'Disabled' } as const;

export type UserStatus = keyof typeof userStatusLabels;

const userStatuses = Object.keys(userStatusLabels) as [UserStatus, ...UserStatus[]];

/** Hours until a link to choose a password expires: the first one, or a later one. */
export const linkHours = { invitation: 7 * 24, reset: 24 } as const;

export type LinkPurpose = keyof typeof linkHours;

const linkSchema = z.object({
  purpose: z.enum(['invitation', 'reset']),
  expiresAt: isoTime,
});

const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  lastSignInAt: z.nullable(isoTime),
  createdAt: isoTime,
  /**
   * The newest link that is neither used nor revoked, expired or not; null if there is none. Its mail is queued: to be sent, or
   * to be tried again; failed: rejected for good; cancelled: the link ended before it was sent.
   */
  link: z.nullable(z.extend(linkSchema, { mail: z.enum(['queued', 'sent', 'failed', 'cancelled']) })),
});

export type User = z.infer<typeof userSchema>;

/** A whole link to choose a password: it is shown once, to the admin who made it. */
const accountLinkSchema = z.object({ url: z.string(), ...linkSchema.shape });

export type AccountLink = z.infer<typeof accountLinkSchema>;

const role = z.enum(roles, { error: 'Please choose a role' });

/** The token in a link's fragment: 256 bits as base64url. */
export const linkTokenSchema = z
  .string({ error: 'This link is not complete' })
  .check(z.regex(/^[\w-]{43}$/, 'This link is not complete'));

/** Signing in, one's own account, and the accounts of the staff. No API token may call these: a token makes no tokens. */
export const accountsApi = {
  logIn: endpoint('POST /api/auth/login', 'public', {
    request: z.strictObject({
      email: emailAddress('Please enter a valid email address'),
      password: password(6, 'Password must be at least 6 characters'),
    }),
    response: loginResultSchema,
    errors: ['invalid_credentials', 'too_many_requests'],
  }),
  logOut: endpoint('POST /api/auth/logout', 'public', { readsSession: true }),
  checkSession: endpoint('GET /api/auth/check', 'signed_in', {
    allowsOneTimePassword: true,
    response: z.object({ authenticated: z.literal(true), user: sessionUserSchema }),
  }),
  /** One's own live sessions, most recently used first. */
  listSessions: endpoint('GET /api/auth/sessions', 'signed_in', {
    response: z.object({
      sessions: z.array(
        z.object({
          id: idSchema,
          /** Browser and system in words, such as `Chrome on Android`. */
          device: z.string(),
          address: z.string(),
          startedAt: isoTime,
          /** When the person was last active there, accurate to a minute. */
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
    allowsOneTimePassword: true,
    request: z.strictObject({
      currentPassword: password(1, currentPasswordMessage, currentPasswordMessage),
      newPassword,
    }),
    errors: ['too_many_requests'],
  }),
  listApiTokens: endpoint('GET /api/auth/tokens', 'signed_in', {
    response: z.object({ tokens: z.array(apiTokenSchema) }),
  }),
  createApiToken: endpoint('POST /api/auth/tokens', 'signed_in', {
    request: z.strictObject({
      name: typedLine(
        1,
        60,
        'Please enter a name',
        'The name must be one line',
        'The name must have at most 60 characters',
      ),
      role: z.enum(roles, { error: 'Please choose a role' }),
      scopes: chosenNames(apiScopeNames, 'Please choose what it may do', 'Please choose each scope once'),
      /** Null: it does not expire. */
      expiresInDays: z.nullable(z.literal(apiTokenDays, { error: 'Please choose when it expires' })),
    }),
    status: 201,
    response: z.object({ token: apiTokenSchema, secret: z.string() }),
    errors: ['conflict'],
  }),
  revokeApiToken: endpoint('DELETE /api/auth/tokens/:id', 'signed_in'),
  /** Whom a working link is for. */
  checkAccountLink: endpoint('POST /api/auth/links/check', 'public', {
    request: z.strictObject({ token: linkTokenSchema }),
    response: z.object({ name: z.string(), email: z.string(), ...linkSchema.shape }),
    errors: ['not_found'],
  }),
  acceptAccountLink: endpoint('POST /api/auth/links/accept', 'public', {
    request: z.strictObject({ token: linkTokenSchema, newPassword }),
    response: loginResultSchema,
    errors: ['not_found'],
  }),
  listUsers: endpoint('GET /api/admin/users', admins, { response: z.object({ users: z.array(userSchema) }) }),
  inviteUser: endpoint('POST /api/admin/users', admins, {
    request: z.strictObject({
      name: personName,
      email: emailAddress('Please enter a valid email address'),
      role,
    }),
    status: 201,
    response: z.object({ user: userSchema, link: accountLinkSchema }),
    errors: ['conflict'],
  }),
  updateUser: endpoint('PATCH /api/admin/users/:id', admins, {
    request: z
      .strictObject({
        name: z.optional(personName),
        role: z.optional(role),
        status: z.optional(z.enum(['active', 'disabled'], { error: 'Please choose a status' })),
        /** With the status disabled: who takes over their open leads, null for nobody; omitted, they keep them. */
        takeoverBy: z.optional(z.nullable(colleagueId)),
      })
      .check(
        z.refine(
          ({ name, role, status }) => name !== undefined || role !== undefined || status !== undefined,
          'Nothing to change',
        ),
        z.refine(({ status, takeoverBy }) => takeoverBy === undefined || status === 'disabled', {
          error: 'Only the leads of who is disabled are taken over',
          path: ['takeoverBy'],
        }),
      ),
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

export type Login = RequestOf<typeof accountsApi.logIn>;

export type Session = ResponseOf<typeof accountsApi.listSessions>['sessions'][number];

export type NewApiToken = RequestOf<typeof accountsApi.createApiToken>;

export type Invitation = RequestOf<typeof accountsApi.inviteUser>;

export type OpenLink = ResponseOf<typeof accountsApi.checkAccountLink>;
