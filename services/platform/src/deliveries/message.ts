import type { EntityManager } from 'typeorm';
import type { Outcome } from '../mail/outcome';
import type { Delivery, DeliveryState, DeliverySubject, Ending } from './delivery';
import type { EmailContent } from './email-channel';

/** Renders the words of a delivery; undefined when nobody wants it any more. */
export type Renderer<Content = EmailContent> = (
  delivery: DeliverySubject,
  manager: EntityManager,
) => Promise<Content | undefined>;

/** One thing that leaves, and the deliveries that it settles. */
export type Outgoing<Content = EmailContent> = {
  about: readonly Delivery[];
  /** Undefined when nobody wants it any more. */
  content: Content | undefined;
  /** A delivery that stands for all of them: it waits for another turn while one is deferred, or where `hasMore`. */
  group?: { delivery: Delivery; hasMore: boolean };
  /** Ids of the gateway's requests that it is about, for traces. */
  requestIds?: readonly (string | null)[];
  /** What is sent instead where this is refused for its content. */
  instead?: () => Outgoing<Content>[];
  /** Told what came of it. */
  answered?: (outcome: Outcome) => void;
};

/** A kind of message that a service sends: one class in a file of its own; what it needs is injected. */
export interface Message<Content = EmailContent> {
  readonly kind: string;

  /** Seconds until the next attempt after one that failed, undefined when it is given up; by default as e-mails. */
  retrySeconds?(delivery: Delivery): number | undefined;

  /** Renders one delivery. */
  readonly render?: Renderer<Content>;

  /**
   * Instead of rendering each: makes of a batch of claimed deliveries what leaves. What it leaves out it has settled
   * itself.
   * @param underWay all that this process has claimed of the channel
   */
  compose?(
    deliveries: readonly Delivery[],
    manager: EntityManager,
    underWay: readonly Delivery[],
  ): Promise<Outgoing<Content>[]>;

  /** Does what follows from an attempt, in the transaction that records it. */
  recorded?(delivery: Delivery, recorded: Recorded, manager: EntityManager): Promise<void>;
}

/** What was recorded, and what state it has led to. */
export type Recorded = { ending: Ending; state: DeliveryState };

/** Every kind of message that a process sends. */
export class Messages {
  constructor(private readonly messages: readonly Message[]) {}

  /** @throws Error where no message is of the kind */
  of(kind: string): Message {
    const message = this.messages.find((each) => each.kind === kind);
    if (!message) throw new Error(`No message is of the kind ${kind}`);
    return message;
  }

  /** The words of one delivery; undefined when nobody wants it any more. */
  readonly render: Renderer = async (delivery, manager) => this.of(delivery.kind).render?.(delivery, manager);
}
