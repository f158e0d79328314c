import { CreateUsersAndSessions1763700000000 } from './1763700000000-create-users-and-sessions';
import { CreateAccountLinks1763900000000 } from './1763900000000-create-account-links';
import { CreateAuditLog1764000000000 } from './1764000000000-create-audit-log';
import { ClaimOutgoingEmails1764200000000 } from './1764200000000-claim-outgoing-emails';
import { CountFailuresByBudget1764300000000 } from './1764300000000-count-failures-by-budget';
import { NameSessionsByHash1764400000000 } from './1764400000000-name-sessions-by-hash';
import { IndexAuditLog1764700000000 } from './1764700000000-index-audit-log';
import { KeepSourceAddresses1764750000000 } from './1764750000000-keep-source-addresses';
import { IndexLinkExpiry1764900000000 } from './1764900000000-index-link-expiry';
import { PublishStaff1765000000000 } from './1765000000000-publish-staff';
import { PublishTakeovers1765100000000 } from './1765100000000-publish-takeovers';
import { CreateApiTokens1765200000000 } from './1765200000000-create-api-tokens';
import { KeepWhenDisabled1766982000000 } from './1766982000000-keep-when-disabled';

/** Oldest first. */
export const migrations = [
  CreateUsersAndSessions1763700000000,
  CreateAccountLinks1763900000000,
  CreateAuditLog1764000000000,
  ClaimOutgoingEmails1764200000000,
  CountFailuresByBudget1764300000000,
  NameSessionsByHash1764400000000,
  IndexAuditLog1764700000000,
  KeepSourceAddresses1764750000000,
  IndexLinkExpiry1764900000000,
  PublishStaff1765000000000,
  PublishTakeovers1765100000000,
  CreateApiTokens1765200000000,
  KeepWhenDisabled1766982000000,
];
