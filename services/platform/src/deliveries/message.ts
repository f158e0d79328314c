import type { EmailKind, LinkPurpose } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
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

/** 30 s, doubled each time, at most 15 minutes. */
export const mailRetrySeconds = (attempts: number): number =>
  Math.min(maxSeconds, firstSeconds * 2 ** Math.min(attempts - 1, 10));

/** A kind of message that a service sends: one class in a file of its own; what it needs is injected. */
export abstract class Message<Content = EmailContent> {
  abstract readonly kind: DeliveryKind;

  /**
   * Seconds until the next attempt after one that failed, undefined when it is given up: after five days, as mail servers
   * keep a mail (RFC 5321 4.5.4.1 asks for 4 to 5).
   */
  retrySeconds({ attempts, ageSeconds }: Delivery): number | undefined {
    return ageSeconds > keepSeconds ? undefined : mailRetrySeconds(attempts);
  }

  /** What a delivery says; undefined when nobody wants it any more. */
  render?(delivery: Delivery): Promise<Content | undefined>;

  /**
   * Makes of claimed deliveries what leaves. What it leaves out it has settled itself.
   * @param underWay all that this process has claimed of the channel
   */
  async compose(
    deliveries: readonly Delivery[],
    _underWay: readonly Delivery[],
  ): Promise<Outgoing<Content>[]> {
    return deliveries.map((delivery) => ({ delivery, content: () => this.render?.(delivery) }));
  }

  /** Does what follows from an attempt, in the transaction that records it. */
  recorded?(delivery: Delivery, recorded: Recorded, manager: EntityManager): Promise<void>;
}

export type MessageOf = (kind: string) => Message;

/** Finds messages by their kinds. @throws Error where none is of a kind */
export function messagesByKind(messages: readonly Message[]): MessageOf {
  const byKind = new Map<string, Message>(messages.map((message) => [message.kind, message]));
  return (kind) => {
    const message = byKind.get(kind);
    if (!message) throw new Error(`No message is of the kind ${kind}`);
    return message;
  };
}

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
