import * as z from 'zod/mini';
import { admins, roles } from '../base/access';
import { endpoint, type RequestOf, type ResponseOf } from '../base/endpoint';
import { loginResultSchema, newPassword } from '../base/sessions';
import { emailAddress, idSchema, isoTime, personName } from '../base/text';
import { colleagueId } from './owners';

/** invited: has not chosen a password yet, so nobody can sign in as them. */
export const userStatusLabels = { active: 'Active', invited: 'Invited', disabled: 'Disabled' } as const;

export type UserStatus = keyof typeof userStatusLabels;

const userStatuses = Object.keys(userStatusLabels) as [UserStatus, ...UserStatus[]];

/** Hours until a link to choose a password expires: the first one, or another one. */
export const linkHours = { invitation: 7 * 24, reset: 24 } as const;

export type LinkPurpose = keyof typeof linkHours;

/** queued: to be sent, or to be tried again; failed: rejected for good; cancelled: the link was over before it was sent. */
export const emailStates = ['queued', 'sent', 'failed', 'cancelled'] as const;

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
  /** The newest link that is neither used nor revoked, expired or not; null when there is none. */
  link: z.nullable(z.extend(linkSchema, { mail: z.enum(emailStates) })),
});

export type User = z.infer<typeof userSchema>;

/** A link to choose a password, whole: it is shown once, to the admin who made it. */
const accountLinkSchema = z.object({ url: z.string(), ...linkSchema.shape });

export type AccountLink = z.infer<typeof accountLinkSchema>;

const role = z.enum(roles, { error: 'Please choose a role' });

/** The token in a link's fragment: 256 bits as base64url. */
export const linkTokenSchema = z
  .string({ error: 'This link is not complete' })
  .check(z.regex(/^[\w-]{43}$/, 'This link is not complete'));

export const usersApi = {
  /** Whom a link that still works is for. */
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
        /** With the status disabled: who takes over their open leads, null for nobody; without it they keep them. */
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

export type Invitation = RequestOf<typeof usersApi.inviteUser>;

export type OpenLink = ResponseOf<typeof usersApi.checkAccountLink>;
