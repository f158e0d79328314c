import type { SessionUser } from '@golghar/contracts';

/** The signed-in person of a request and the id of the session's row, which opens nothing. */
export type SignedIn = SessionUser & { sessionId: string };
