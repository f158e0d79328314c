// Adds the cookies to both.
import '@fastify/cookie';

/** The server's own request and answer, for the few handlers that need more than the contract gives. */
export type { FastifyReply as Reply, FastifyRequest as Request } from 'fastify';
