import { api } from '@golghar/contracts';

/** Where the answer about who is signed in is kept; null when nobody is. */
export const sessionKey = [api.checkSession.path] as const;
