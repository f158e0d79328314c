import { Baseline1766970500000 } from './1766970500000-baseline';
import { KeepWhenDisabled1766982000000 } from './1766982000000-keep-when-disabled';
import { DedupeEmails1767000000000 } from './1767000000000-dedupe-emails';
import { Deliveries1767200000000 } from './1767200000000-deliveries';
import { KeepTakeoverWithUser1767410000000 } from './1767410000000-keep-takeover-with-user';
import { KeepLinkWithUser1767550000000 } from './1767550000000-keep-link-with-user';

/** Oldest first. */
export const migrations = [
  Baseline1766970500000,
  KeepWhenDisabled1766982000000,
  DedupeEmails1767000000000,
  Deliveries1767200000000,
  KeepTakeoverWithUser1767410000000,
  KeepLinkWithUser1767550000000,
];
