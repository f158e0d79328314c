import { CreateVisitors1763700000000 } from './1763700000000-create-visitors';

/** Oldest first. */
export const migrations = [CreateVisitors1763700000000];
