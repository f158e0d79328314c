import type { EmailKind, LinkPurpose } from '@golghar/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { DeliveryColumns, DeliveryState } from './delivery-columns';
import type { EmailContent } from './email-blocks';

/** All kinds of messages; Operations shows those that are an {@link EmailKind}. */
export type DeliveryKind = EmailKind | LinkPurpose | 'arrival' | 'alert' | 'alert_digest' | 'webhook';

type Columns = 'id' | 'kind' | 'subjectId' | 'payload' | 'attempts' | 'recipient' | 'recipientName';

/** A delivery claimed by this process. The number of its attempt distinguishes it from a later claim of the same row. */
export type Delivery = Pick<DeliveryColumns, Columns> & {
  /** How long it had been queued when it was claimed, by Postgres' clock. */
  ageSeconds: number;
  /** The host that receives it: the recipient's domain if known, else the subject. */
  host: string;
};

/** The outcome of an attempt, with what the server or the error said. */
export type Outcome =
  | { kind: 'sent'; answer: string }
  /** Worth another attempt. */
  | { kind: 'deferred'; answer: string }
  /** It will never be accepted; if it was refused for its content, other words may be. */
  | { kind: 'rejected'; answer: string; isAboutContent: boolean };

/** What is recorded of a claimed delivery. */
export type Result =
  | Outcome
  /** It could not be rendered, which is not the server's fault. */
  | { kind: 'unrendered'; answer: string }
  /** Nobody needs it any more. */
  | { kind: 'cancelled' }
  /** Not counted as an attempt; it is due again after this many seconds. */
  | { kind: 'waits'; seconds: number };

/** What was recorded, and the state that follows from it. */
export type Recorded = { result: Result; state: DeliveryState };

export type Outgoing<Content = EmailContent> = {
  delivery: Delivery;
  /**
   * Deliveries that it covers, each recorded by itself. Its own delivery waits for another turn while one of them is deferred,
   * or if `hasMore`.
   */
  members?: readonly Delivery[];
  hasMore?: boolean;
  /** Written when its turn comes; undefined when nobody needs it any more. */
  content: () => Content | undefined | Promise<Content | undefined>;
  /** Ids of the gateway's requests that it is about, for traces. */
  requestIds?: readonly (string | null)[];
  /** What is sent instead if it is refused for its content. */
  instead?: () => Outgoing<Content>[];
  /** Called with the outcome. */
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

/** What messages are rendered from. */
export type MessageContext<Settings = unknown> = { database: DataSource; settings: Settings };

/** A kind of message that a service sends: it renders each delivery by itself, or composes messages from many. */
export interface Message<Settings = unknown, Content = unknown> {
  readonly kind: DeliveryKind;

  /** The content of a delivery; undefined when nobody needs it any more. */
  render?(delivery: Delivery, context: MessageContext<Settings>): Promise<Content | undefined>;

  /**
   * Makes messages of claimed deliveries. Those it leaves out it has settled itself.
   * @param underWay all that this process has claimed on the channel
   */
  compose?(
    deliveries: readonly Delivery[],
    context: MessageContext<Settings>,
    underWay: readonly Delivery[],
  ): Promise<Outgoing<Content>[]>;

  /** Seconds until the next attempt after one that failed, undefined when it is given up; else {@link mailRetrySeconds}. */
  retrySeconds?(delivery: Delivery): number | undefined;

  /** Applies the consequences of an attempt, in the transaction that records it. */
  recorded?(delivery: Delivery, recorded: Recorded, manager: EntityManager): Promise<void>;
}

/** Defines a kind of message in a file of its own; a process lists those it sends. */
export const defineMessage = <Settings, Content = EmailContent>(
  message: Message<Settings, Content>,
): Message<Settings, Content> => message;

/** The messages to send for claimed deliveries of one kind. */
export const composeMessage = async (
  { compose, render }: Message,
  deliveries: readonly Delivery[],
  context: MessageContext,
  underWay: readonly Delivery[],
): Promise<Outgoing<unknown>[]> =>
  compose?.(deliveries, context, underWay) ??
  deliveries.map((delivery) => ({ delivery, content: () => render?.(delivery, context) }));

/** Finds a message by its kind. @throws Error for an unknown kind */
export type MessageOf = (kind: string) => Message;

/** A way to send messages. */
export interface Channel<Content = unknown> {
  readonly name: DeliveryColumns['channel'];

  /** What sending a message is called in traces. */
  readonly step: string;

  /** How many messages are in flight at once, in total and per host: a host that hangs must not hold up the others. */
  readonly concurrency: number;
  readonly perHost: number;

  /** How many are claimed per host at once; more are claimed when half of them are done. */
  readonly claimedPerHost: number;

  /** Hosts to which nothing is sent for now. */
  findPaused?(manager: EntityManager): Promise<string[]>;

  /** Wakes the engine whenever something may be due; without it the engine finds that when it polls. */
  listen?(wake: () => void): Promise<void>;

  /** Sends one message; never throws. */
  send(delivery: Delivery, content: Content): Promise<Outcome>;
}
