import { Baseline1766970500000 } from './1766970500000-baseline';
import { CountInTwoTables1767400000000 } from './1767400000000-count-in-two-tables';
import { JobRuns1768200000000 } from './1768200000000-job-runs';

/** Oldest first. */
export const migrations = [Baseline1766970500000, CountInTwoTables1767400000000, JobRuns1768200000000];
