import type { EmailKind, LinkPurpose } from '@golghar/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { DeliveryColumns, DeliveryState } from './delivery-columns';
import type { EmailContent } from './email-blocks';

/** All that leaves, kind by kind: what Operations names is an {@link EmailKind}. */
export type DeliveryKind = EmailKind | LinkPurpose | 'alert' | 'alert_digest' | 'webhook';

type Columns = 'id' | 'kind' | 'subjectId' | 'payload' | 'attempts' | 'recipient' | 'recipientName';

/** A delivery that this process may send. The number of its attempt tells it from a later claim of the same row. */
export type Delivery = Pick<DeliveryColumns, Columns> & {
  /** For how long it was queued when it was claimed, by Postgres' clock. */
  ageSeconds: number;
  /** Who takes it: the domain of the recipient where it is known, else its subject. */
  host: string;
};

/** What the other end, or the lack of one, said to an attempt. */
export type Outcome =
  | { kind: 'sent'; answer: string }
  /** Worth another attempt. */
  | { kind: 'deferred'; answer: string }
  /** It will never be taken; one with other words may be, where it was refused for its content. */
  | { kind: 'rejected'; answer: string; isAboutContent: boolean };

/** What is written down of a claimed delivery. */
export type Ending =
  | Outcome
  /** The other end has no part in it. */
  | { kind: 'unrendered'; answer: string }
  /** Nobody wants it any more. */
  | { kind: 'cancelled' }
  /** That was no attempt; it is due again after so many seconds. */
  | { kind: 'waits'; seconds: number };

/** What was recorded, and what state it has led to. */
export type Recorded = { ending: Ending; state: DeliveryState };

/** One thing that leaves. */
export type Outgoing<Content = EmailContent> = {
  delivery: Delivery;
  /**
   * What it tells of together, each recorded by itself. The delivery waits for another turn while one of them is deferred, or
   * where `hasMore`.
   */
  members?: readonly Delivery[];
  hasMore?: boolean;
  /** Written when its turn comes; undefined when nobody wants it any more. */
  content: () => Content | undefined | Promise<Content | undefined>;
  /** Ids of the gateway's requests that it is about, for traces. */
  requestIds?: readonly (string | null)[];
  /** What is sent instead where this is refused for its content. */
  instead?: () => Outgoing<Content>[];
  /** Told what came of it. */
  answered?: (outcome: Outcome) => void;
};

const firstSeconds = 30;
const maxSeconds = 15 * 60;
const keepSeconds = 5 * 24 * 3600;

/**
 * Seconds until the next attempt: 30, doubled each time, at most 15 minutes. After five days a message is given up, as mail
 * servers keep a mail (RFC 5321 4.5.4.1 asks for 4 to 5).
 */
export const mailRetrySeconds = ({ attempts, ageSeconds }: Pick<Delivery, 'attempts' | 'ageSeconds'>) =>
  ageSeconds > keepSeconds ? undefined : Math.min(maxSeconds, firstSeconds * 2 ** Math.min(attempts - 1, 10));

/** What messages are written from. */
export type MessageContext<Settings = unknown> = { database: DataSource; settings: Settings };

/** A kind of message that a service sends: it renders each delivery by itself, or composes what leaves of many. */
export interface Message<Settings = unknown, Content = unknown> {
  readonly kind: DeliveryKind;

  /** What a delivery says; undefined when nobody wants it any more. */
  render?(delivery: Delivery, context: MessageContext<Settings>): Promise<Content | undefined>;

  /**
   * Makes of claimed deliveries what leaves. What it leaves out it has settled itself.
   * @param underWay all that this process has claimed of the channel
   */
  compose?(
    deliveries: readonly Delivery[],
    context: MessageContext<Settings>,
    underWay: readonly Delivery[],
  ): Promise<Outgoing<Content>[]>;

  /** Seconds until the next attempt after one that failed, undefined when it is given up; else {@link mailRetrySeconds}. */
  retrySeconds?(delivery: Delivery): number | undefined;

  /** Does what follows from an attempt, in the transaction that records it. */
  recorded?(delivery: Delivery, recorded: Recorded, manager: EntityManager): Promise<void>;
}

/** Defines a kind of message, in a file of its own; a process lists those that it sends. */
export const defineMessage = <Settings, Content = EmailContent>(
  message: Message<Settings, Content>,
): Message<Settings, Content> => message;

/** What leaves of claimed deliveries of a message. */
export const composeMessage = async (
  { compose, render }: Message,
  deliveries: readonly Delivery[],
  context: MessageContext,
  underWay: readonly Delivery[],
): Promise<Outgoing<unknown>[]> =>
  compose?.(deliveries, context, underWay) ??
  deliveries.map((delivery) => ({ delivery, content: () => render?.(delivery, context) }));

/** Finds a message by its kind. @throws Error where none is of it */
export type MessageOf = (kind: string) => Message;

/** A way out of the house. */
export interface Channel<Content = unknown> {
  readonly name: 'email' | 'http';

  /** How many are under way at once, in all and to one host: one that hangs must not hold up the others. */
  readonly concurrency: number;
  readonly perHost: number;

  /** How many are claimed for one host at once; the next ones when half of them are over. */
  readonly claimedPerHost: number;

  /** Hosts to which nothing is sent for now. */
  findPaused?(manager: EntityManager): Promise<string[]>;

  /** Hands something over; never throws. */
  send(delivery: Delivery, content: Content): Promise<Outcome>;
}
