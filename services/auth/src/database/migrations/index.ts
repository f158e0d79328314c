import { Baseline1766970500000 } from './1766970500000-baseline';
import { OneWay1767800000000 } from './1767800000000-one-way';
import { JobRuns1768200000000 } from './1768200000000-job-runs';

/** Oldest first. */
export const migrations = [Baseline1766970500000, OneWay1767800000000, JobRuns1768200000000];
