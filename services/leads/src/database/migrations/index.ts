import { Baseline1766970500000 } from './1766970500000-baseline';
import { OneWay1767800000000 } from './1767800000000-one-way';
import { DeskSettings1767900000000 } from './1767900000000-desk-settings';
import { Attachments1768000000000 } from './1768000000000-attachments';
import { FirstDay1768100000000 } from './1768100000000-first-day';

/** Oldest first. */
export const migrations = [
  ...[Baseline1766970500000, OneWay1767800000000, DeskSettings1767900000000],
  ...[Attachments1768000000000, FirstDay1768100000000],
];
