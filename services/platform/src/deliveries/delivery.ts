import type { Outcome } from '../mail/outcome';

/** What a delivery is about: its words are rendered from it when it is sent. */
export type DeliverySubject = {
  id: string;
  kind: string;
  subjectId: string;
  payload?: Record<string, string> | null;
};

/** A delivery that this process may send. The number of its attempt tells it from a later claim of the same row. */
export type Delivery = DeliverySubject & {
  attempts: number;
  recipient: string | null;
  recipientName: string | null;
  /** For how long it was queued when it was claimed, by Postgres' clock. */
  ageSeconds: number;
  /** Who takes it: the domain of the recipient where it is known, else its subject. */
  host: string;
};

export type DeliveryState = 'queued' | 'sent' | 'failed' | 'cancelled';

/** What is written down of a claimed delivery. */
export type Ending =
  | Outcome
  /** The other end has no part in it. */
  | { kind: 'deferred'; answer: string; isUnrendered: true }
  /** Nobody wants it any more. */
  | { kind: 'cancelled' }
  /** That was no attempt; it is due again after so many seconds. */
  | { kind: 'waits'; seconds: number };

const firstSeconds = 30;
const maxSeconds = 15 * 60;
const keepSeconds = 5 * 24 * 3600;

/** 30 s, doubled each time, at most 15 minutes. */
export const mailRetrySeconds = (attempts: number): number =>
  Math.min(maxSeconds, firstSeconds * 2 ** Math.min(attempts - 1, 10));

/** Seconds until the next attempt; undefined after five days, as mail servers keep a mail (RFC 5321 4.5.4.1 asks for 4 to 5). */
export const retryMail = ({ attempts, ageSeconds }: Delivery): number | undefined =>
  ageSeconds > keepSeconds ? undefined : mailRetrySeconds(attempts);
