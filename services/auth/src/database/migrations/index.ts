import { CreateUsersAndSessions1763700000000 } from './1763700000000-create-users-and-sessions';
import { CreateAccountLinks1763900000000 } from './1763900000000-create-account-links';

/** Oldest first. */
export const migrations = [CreateUsersAndSessions1763700000000, CreateAccountLinks1763900000000];
