import { Baseline1766970500000 } from './1766970500000-baseline';
import { OneWay1767800000000 } from './1767800000000-one-way';
import { TakesByWorking1767900000000 } from './1767900000000-takes-by-working';
import { Signatures1768000000000 } from './1768000000000-signatures';
import { OutcomeReasons1768100000000 } from './1768100000000-outcome-reasons';

/** Oldest first. */
export const migrations = [
  Baseline1766970500000,
  OneWay1767800000000,
  TakesByWorking1767900000000,
  Signatures1768000000000,
  OutcomeReasons1768100000000,
];
