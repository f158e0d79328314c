import { CreateVisitors1763700000000 } from './1763700000000-create-visitors';
import { CountByNetwork1764800000000 } from './1764800000000-count-by-network';

/** Oldest first. */
export const migrations = [CreateVisitors1763700000000, CountByNetwork1764800000000];
