import * as z from 'zod/mini';
import { apiScopeNames, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idSchema, isoTime, typedLine } from '../base/text';

/** What every personal API token begins with, so that people and scanners of secrets know one when they see it. */
export const apiTokenPrefix = 'golghar_';

/** Live tokens that one person can have. */
export const maxApiTokens = 20;

/** After how many days a token may expire. */
export const apiTokenDays = [30, 90, 365] as const;

/** A personal API token, as its owner sees it; the secret itself is shown once. */
const apiTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** It never counts for more than its owner's role at the time of a request. */
  role: z.enum(roles),
  scopes: z.array(z.enum(apiScopeNames)),
  createdAt: isoTime,
  /** Null: it works until it is revoked. */
  expiresAt: z.nullable(isoTime),
  /** At most a minute late; null: never. */
  lastUsedAt: z.nullable(isoTime),
});

export type ApiToken = z.infer<typeof apiTokenSchema>;

export const newApiTokenSchema = z.strictObject({
  name: typedLine(
    1,
    60,
    'Please enter a name',
    'The name must be one line',
    'The name must have at most 60 characters',
  ),
  role: z.enum(roles, { error: 'Please choose a role' }),
  scopes: z
    .array(z.enum(apiScopeNames, { error: 'Please choose what it may do' }), {
      error: 'Please choose what it may do',
    })
    .check(
      z.minLength(1, 'Please choose what it may do'),
      z.refine((scopes) => new Set(scopes).size === scopes.length, 'Please choose each scope once'),
    ),
  /** Null: it does not expire. */
  expiresInDays: z.nullable(z.literal(apiTokenDays, { error: 'Please choose when it expires' })),
});

export type NewApiToken = z.infer<typeof newApiTokenSchema>;

/** A new token with its secret, which is shown this once. */
const createdApiTokenSchema = z.object({ token: apiTokenSchema, secret: z.string() });

export type CreatedApiToken = z.infer<typeof createdApiTokenSchema>;

/** One's own API tokens. None of these has a scope: a token makes no tokens. */
export const apiTokensApi = {
  listApiTokens: endpoint('GET /api/auth/tokens', 'signed_in', {
    response: z.object({ tokens: z.array(apiTokenSchema) }),
  }),
  createApiToken: endpoint('POST /api/auth/tokens', 'signed_in', {
    request: newApiTokenSchema,
    status: 201,
    response: createdApiTokenSchema,
    errors: ['conflict'],
  }),
  revokeApiToken: endpoint('DELETE /api/auth/tokens/:id', 'signed_in'),
};
