import type { EntityManager } from 'typeorm';
import type { Outcome } from '../mail/outcome';
import type { Delivery } from './delivery';

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
  send(first: Delivery, content: Content): Promise<Outcome>;
}
