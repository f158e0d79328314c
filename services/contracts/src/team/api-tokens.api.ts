import { endpoint } from '../base/endpoint';
import { apiTokenListSchema, createdApiTokenSchema, newApiTokenSchema } from './api-tokens';

/** One's own API tokens. None of these has a scope: a token makes no tokens. */
export const apiTokensApi = {
  listApiTokens: endpoint('GET /api/auth/tokens', 'signed_in', { response: apiTokenListSchema }),
  createApiToken: endpoint('POST /api/auth/tokens', 'signed_in', {
    request: newApiTokenSchema,
    status: 201,
    response: createdApiTokenSchema,
    errors: ['conflict'],
  }),
  revokeApiToken: endpoint('DELETE /api/auth/tokens/:id', 'signed_in'),
};
