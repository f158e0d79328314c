import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailContent } from './channels/email-channel';
import type { Delivery, DeliverySubject, Ending, Outcome, RetrySchedule } from './delivery';

/** Renders the words of a delivery; undefined when nobody wants it any more. */
export type Renderer<Content> = (
  delivery: DeliverySubject,
  manager: EntityManager,
) => Promise<Content | undefined>;

/** As most messages are. */
export type EmailRenderer = Renderer<EmailContent>;

/** One thing that leaves, and the deliveries that it settles. */
export type Outgoing<Content = unknown> = {
  about: readonly Delivery[];
  /** Undefined when nobody wants it any more. */
  content: Content | undefined;
  /** A delivery that stands for all of them: it waits for another turn while one is deferred, or where `hasMore`. */
  group?: { delivery: Delivery; hasMore: boolean };
  /** Ids of the gateway's requests that it is about, for traces. */
  requestIds?: readonly (string | null)[];
  /** What is sent instead where this is refused for its content. */
  instead?: (outcome: Outcome) => Outgoing<Content>[];
  /** Told what came of it. */
  answered?: (outcome: Outcome) => void;
};

/** A kind of message that a service sends: one class in a file of its own; what it needs is injected. */
export interface Message<Content = EmailContent> {
  readonly kind: string;
  /** By default those of e-mails. */
  readonly retries?: RetrySchedule;

  /** Renders one delivery. */
  readonly render?: Renderer<Content>;

  /**
   * Instead of rendering each: makes of a batch of claimed deliveries what leaves. What it leaves out it has settled
   * itself.
   * @param underWay all that this process has claimed
   */
  compose?(
    deliveries: readonly Delivery[],
    manager: EntityManager,
    underWay: readonly Delivery[],
  ): Promise<Outgoing<Content>[]>;

  /** Does what follows from an attempt, in the transaction that records it. */
  recorded?(delivery: Delivery, ending: Recorded, manager: EntityManager): Promise<void>;
}

/** What was recorded, and what state it has led to. */
export type Recorded = { ending: Ending; state: 'queued' | 'sent' | 'failed' | 'cancelled' };

/** For injection of a process's {@link Message}s. */
export const MESSAGES = Symbol('messages');

/** Every kind of message that a process sends. */
@Injectable()
export class Messages {
  constructor(@Inject(MESSAGES) private readonly messages: readonly Message[]) {}

  /** @throws Error where no message is of the kind */
  of(kind: string): Message {
    const message = this.messages.find((each) => each.kind === kind);
    if (!message) throw new Error(`No message is of the kind ${kind}`);
    return message;
  }

  /** The words of one delivery; undefined when nobody wants it any more. */
  readonly render = async (delivery: DeliverySubject, manager: EntityManager) =>
    this.of(delivery.kind).render?.(delivery, manager);
}
