import { CreateUsersAndSessions1763700000000 } from './1763700000000-create-users-and-sessions';

/** Oldest first. */
export const migrations = [CreateUsersAndSessions1763700000000];
