import { api } from '@golghar/contracts';

/** Names under which answers about users are kept. */
export const userKeys = {
  list: [api.listUsers.path] as const,
  link: (token: string) => [api.checkAccountLink.path, token] as const,
};
