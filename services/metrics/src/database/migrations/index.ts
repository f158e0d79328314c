import { Baseline1766970500000 } from './1766970500000-baseline';

/** Oldest first. */
export const migrations = [Baseline1766970500000];
