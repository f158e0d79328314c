// Adds cookies to both types.
import '@fastify/cookie';
import type { ApiScope, SessionUser } from '@golghar/contracts';
import type { FastifyRequest } from 'fastify';

/** The server's own request and response, for the few handlers that need more than the contract gives. */
export type { FastifyReply as Reply, FastifyRequest as Request } from 'fastify';

/**
 * Who makes a request. A personal API token acts for its owner, with the lesser of both roles; its row's id takes the session's
 * place then. Neither id grants access.
 */
export type SignedIn = SessionUser & {
  sessionId: string;
  apiToken?: { name: string; scopes: readonly ApiScope[] };
};

/** Who does something, signed in or through a personal link. */
export type Actor = Pick<SignedIn, 'id' | 'name' | 'role' | 'apiToken'>;

export type RequestWithUser = FastifyRequest & { user?: SignedIn | undefined };
