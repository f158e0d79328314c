import { Baseline1766970500000 } from './1766970500000-baseline';
import { OneWay1767800000000 } from './1767800000000-one-way';
import { Desk1768300000000 } from './1768300000000-desk';

/** Oldest first. */
export const migrations = [Baseline1766970500000, OneWay1767800000000, Desk1768300000000];
