import { Baseline1766970500000 } from './1766970500000-baseline';
import { KeepWhenDisabled1766982000000 } from './1766982000000-keep-when-disabled';

/** Oldest first. */
export const migrations = [Baseline1766970500000, KeepWhenDisabled1766982000000];
