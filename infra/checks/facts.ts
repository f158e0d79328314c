import type { AlertFlow, WatchdogReport } from '@golghar/contracts';

/** What somebody said who was asked: null when it is as it should be, otherwise what went wrong. */
export type Answer = { what: string; fault: string | null };

/** What the checks look at. Whoever looks sees a part of it; what is missing was not seen. */
export type Facts = {
  at: Date;
  /** Since when the product is there, or looked at, for what need not be there at once. */
  since: Date;
  /** Whether all that starts together may still be on its way. */
  isStarting?: boolean;
  secretFiles?: { name: string; mode: number }[];
  processes?: WatchdogReport['processes'];
  postgres?: Answer;
  server?: { version: string; used: number; most: number; clockSkewSeconds: number };
  /** Of the services in Postgres. */
  roles?: Answer[];
  redis?: Answer;
  redisPolicy?: string;
  alerts?: AlertFlow;
  /** Why the last enquiry that the product sent itself did not come through. */
  canaryFailure?: string | null;
  mailServer?: Answer;
  /** What others read about the signature of our mails. */
  mailSignature?: { isGood: boolean; text: string }[];
  disks?: WatchdogReport['disks'];
  backups?: { folder: string; lastAt: Date | undefined };
  address?: Answer;
  certificateEndsAt?: Date;
  /** Versions; null where the address of the releases does not say which is the newest. */
  release?: { running: string; newest: string | null };
};
