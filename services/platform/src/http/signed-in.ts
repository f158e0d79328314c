import type { SessionUser } from '@golghar/contracts';

/** The signed-in person of a request and the id of the session's row, which opens nothing. */
export type SignedIn = SessionUser & { sessionId: string };

/** Who does something, signed in or by a link that is theirs alone. */
export type Actor = Pick<SignedIn, 'id' | 'name' | 'role'>;
