import * as z from 'zod/mini';
import { roles } from '../base/access';
import { newPasswordSchema } from '../base/sessions';
import { emailAddress, idSchema, isoTime, personName } from '../base/text';

/** invited: has not chosen a password yet, so nobody can sign in as them. */
export const userStatusLabels = { active: 'Active', invited: 'Invited', disabled: 'Disabled' } as const;

export type UserStatus = keyof typeof userStatusLabels;

export const userStatuses = Object.keys(userStatusLabels) as [UserStatus, ...UserStatus[]];

/** What a link to choose a password is for: the first one, or another one. */
export const linkPurposes = ['invitation', 'reset'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** Hours until a link to choose a password expires. */
export const linkHours = { invitation: 7 * 24, reset: 24 } as const satisfies Record<LinkPurpose, number>;

/** queued: to be sent, or to be tried again; failed: rejected for good; cancelled: the link was over before it was sent. */
export const emailStates = ['queued', 'sent', 'failed', 'cancelled'] as const;

/** One who may use the back office, or is invited to. */
export const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  lastSignInAt: z.nullable(isoTime),
  createdAt: isoTime,
  /** The newest link that is neither used nor revoked, expired or not; null when there is none. */
  link: z.nullable(
    z.object({ purpose: z.enum(linkPurposes), expiresAt: isoTime, mail: z.enum(emailStates) }),
  ),
});

export type User = z.infer<typeof userSchema>;

export const userListSchema = z.object({ users: z.array(userSchema) });

export const invitationSchema = z.strictObject({
  name: personName,
  email: emailAddress('Please enter a valid email address'),
  role: z.enum(roles, { error: 'Please choose a role' }),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** A link to choose a password, whole: it is shown once, to the admin who made it. */
export const accountLinkSchema = z.object({
  url: z.string(),
  purpose: z.enum(linkPurposes),
  expiresAt: isoTime,
});

export type AccountLink = z.infer<typeof accountLinkSchema>;

export const userUpdateSchema = z
  .strictObject({
    name: z.optional(personName),
    role: z.optional(z.enum(roles, { error: 'Please choose a role' })),
    status: z.optional(z.enum(['active', 'disabled'], { error: 'Please choose a status' })),
    /** With the status disabled: who takes over their open leads, null for nobody; without it they keep them. */
    takeoverBy: z.optional(z.nullable(z.uuid({ error: 'Please choose a colleague' }))),
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
  );

export type UserUpdate = z.infer<typeof userUpdateSchema>;

/** The token in a link's fragment: 256 bits as base64url. */
export const linkTokenSchema = z
  .string({ error: 'This link is not complete' })
  .check(z.regex(/^[\w-]{43}$/, 'This link is not complete'));

export const linkCheckSchema = z.strictObject({ token: linkTokenSchema });

/** Whom a link that still works is for. */
export const openLinkSchema = z.object({
  name: z.string(),
  email: z.string(),
  purpose: z.enum(linkPurposes),
  expiresAt: isoTime,
});

export type OpenLink = z.infer<typeof openLinkSchema>;

export const linkAcceptanceSchema = z.strictObject({
  token: linkTokenSchema,
  newPassword: newPasswordSchema,
});

export type LinkAcceptance = z.infer<typeof linkAcceptanceSchema>;
