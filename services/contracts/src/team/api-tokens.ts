import * as z from 'zod/mini';
import { apiScopeNames, roles } from '../base/access';
import { endpoint, type RequestOf } from '../base/endpoint';
import { chosenNames, idSchema, isoTime, typedLine } from '../base/text';

/** What every personal API token begins with, so that people and scanners of secrets know one when they see it. */
export const apiTokenPrefix = 'golghar_';

export const maxApiTokens = 20;

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

/** None of these has a scope: a token makes no tokens. */
export const apiTokensApi = {
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
};

export type NewApiToken = RequestOf<typeof apiTokensApi.createApiToken>;
