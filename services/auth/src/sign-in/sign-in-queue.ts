import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/**
 * Passwords being compared or waiting for it, in total and per source. Each takes some 10 ms of CPU, so that the last in a
 * full queue waits less than a second.
 */
const limits = { all: 40, source: 10 };

/** A queue that runs a few tasks at once, first come, first served, with the source of each. */
const makePool = (running: number) => ({ inTurn: pLimit(running), sources: [] as string[] });

/**
 * Bounds the sign-ins in progress, so that a flood of wrong ones is refused rather than queued: each hash takes 19 MiB, and
 * each sign-in queries the database several times.
 */
@Injectable()
export class SignInQueue {
  /** known: from a browser or a session that has signed in before; strangers can't fill it. */
  private readonly pools = { known: makePool(1), unknown: makePool(2) };

  /**
   * Runs a task that compares or hashes a password.
   * @param source who is behind it: a network, or a browser or account of the known tier
   * @throws AppError too_many_requests when the tier, or the source's share of it, is full
   */
  async run<T>(tier: 'known' | 'unknown', source: string, task: () => Promise<T>): Promise<T> {
    const { inTurn, sources } = this.pools[tier];
    if (sources.length >= limits.all || sources.filter((other) => other === source).length >= limits.source)
      throw new AppError('too_many_requests', {
        message: 'Too many people are signing in right now. Please try again in a moment.',
        retryAfter: 1,
      });
    sources.push(source);
    try {
      return await inTurn(task);
    } finally {
      sources.splice(sources.indexOf(source), 1);
    }
  }
}
