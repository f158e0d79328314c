// Adds the cookies to both.
import '@fastify/cookie';
import type { ApiScope, SessionUser } from '@golghar/contracts';
import type { FastifyRequest } from 'fastify';

/** The server's own request and answer, for the few handlers that need more than the contract gives. */
export type { FastifyReply as Reply, FastifyRequest as Request } from 'fastify';

/**
 * Who makes a request. A personal API token acts for its owner, in the lesser of both roles; its row's id stands for
 * the session then. Neither id opens anything.
 */
export type SignedIn = SessionUser & {
  sessionId: string;
  apiToken?: { name: string; scopes: readonly ApiScope[] };
};

/** Who does something, signed in or by a link that is theirs alone. */
export type Actor = Pick<SignedIn, 'id' | 'name' | 'role' | 'apiToken'>;

export type RequestWithUser = FastifyRequest & { user?: SignedIn | undefined };
