import { api } from '@golghar/contracts';

/** Query key of the current user; null if nobody is signed in. */
export const sessionKey = [api.checkSession.path] as const;
