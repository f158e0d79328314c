import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/**
 * Passwords that are compared or waiting to be: in all, and of one source. Each takes some 10 ms of a processor, so
 * that a full queue costs the last in it less than a second.
 */
const limits = { all: 40, source: 10 };

/**
 * Those who wait for their turn, some of whom run at once: first come, first served. Each hash takes 19 MiB, and each
 * sign-in asks the database several times.
 */
class Lane {
  private readonly inTurn: ReturnType<typeof pLimit>;
  private readonly bySource = new Map<string, number>();

  constructor(running: number) {
    this.inTurn = pLimit(running);
  }

  async run<T>(source: string, task: () => Promise<T>): Promise<T> {
    const ofSource = this.bySource.get(source) ?? 0;
    if (this.inTurn.activeCount + this.inTurn.pendingCount >= limits.all || ofSource >= limits.source)
      throw new AppError('too_many_requests', {
        message: 'Too many people are signing in right now. Please try again in a moment.',
        retryAfter: 1,
      });
    this.bySource.set(source, ofSource + 1);
    try {
      return await this.inTurn(task);
    } finally {
      const left = (this.bySource.get(source) ?? 1) - 1;
      if (left === 0) this.bySource.delete(source);
      else this.bySource.set(source, left);
    }
  }
}

/** Bounds the sign-ins in progress, so that a flood of wrong ones is refused and not waited for. */
@Injectable()
export class SignInQueue {
  /** known: from a browser or a session that signed in before; strangers can't fill its places. */
  private readonly lanes = { known: new Lane(1), unknown: new Lane(2) };

  /**
   * Runs a task that compares or hashes a password.
   * @param source who is behind it: a network, or a browser or account of the known lane
   * @throws AppError too_many_requests, when the lane or the source's part of it is full
   */
  run<T>(lane: 'known' | 'unknown', source: string, task: () => Promise<T>): Promise<T> {
    return this.lanes[lane].run(source, task);
  }
}
