import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeliverySubject } from './delivery';
import { MESSAGES, type Message } from './message';

/** Every kind of message that a process sends. */
@Injectable()
export class Messages {
  readonly all: readonly Message[];

  constructor(@Inject(MESSAGES) messages: readonly Message[]) {
    this.all = messages;
  }

  /** @throws Error where no message is of the kind */
  of(kind: string): Message {
    const message = this.all.find((each) => each.kind === kind);
    if (!message) throw new Error(`No message is of the kind ${kind}`);
    return message;
  }

  /** The words of one delivery; undefined when nobody wants it any more. */
  readonly render = async (delivery: DeliverySubject, manager: EntityManager) =>
    this.of(delivery.kind).render?.(delivery, manager);
}
