import { endpoint } from '../base/endpoint';
import { idParams } from '../base/text';
import { apiTokenListSchema, createdApiTokenSchema, newApiTokenSchema } from './api-tokens';

/** One's own API tokens. None of these has a scope: a token makes no tokens. */
export const apiTokensApi = {
  listApiTokens: endpoint({
    method: 'GET',
    path: '/api/auth/tokens',
    access: 'signed_in',
    status: 200,
    response: apiTokenListSchema,
  }),
  createApiToken: endpoint({
    method: 'POST',
    path: '/api/auth/tokens',
    access: 'signed_in',
    request: newApiTokenSchema,
    status: 201,
    response: createdApiTokenSchema,
    errors: ['invalid', 'conflict'],
  }),
  revokeApiToken: endpoint({
    method: 'DELETE',
    path: '/api/auth/tokens/:id',
    access: 'signed_in',
    params: idParams,
    status: 204,
    errors: ['not_found'],
  }),
};
