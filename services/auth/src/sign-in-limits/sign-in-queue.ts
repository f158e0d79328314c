import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/**
 * Passwords that are compared or waiting to be: in all, and of one source. Each takes some 10 ms of a processor, so
 * that a full queue costs the last in it less than a second.
 */
const limits = { all: 40, source: 10 };

/**
 * known: from a browser or a session that signed in before; strangers can't fill its places. How many run at once: each
 * hash takes 19 MiB, and each sign-in asks the database several times.
 */
const lanes = { known: { running: 1 }, unknown: { running: 2 } };

export type Lane = keyof typeof lanes;

class Places {
  /** Lets some of those who have a place run, first come, first served. */
  readonly inTurn: ReturnType<typeof pLimit>;
  private admitted = 0;
  private readonly bySource = new Map<string, number>();

  constructor({ running }: { running: number }) {
    this.inTurn = pLimit(running);
  }

  acquire(source: string): boolean {
    const ofSource = this.bySource.get(source) ?? 0;
    if (this.admitted >= limits.all || ofSource >= limits.source) return false;
    this.admitted += 1;
    this.bySource.set(source, ofSource + 1);
    return true;
  }

  free(source: string): void {
    const left = (this.bySource.get(source) ?? 1) - 1;
    this.admitted -= 1;
    if (left === 0) this.bySource.delete(source);
    else this.bySource.set(source, left);
  }
}

/** Bounds the sign-ins in progress, so that a flood of wrong ones is refused and not waited for. */
@Injectable()
export class SignInQueue {
  private readonly lanes: Record<Lane, Places> = {
    known: new Places(lanes.known),
    unknown: new Places(lanes.unknown),
  };

  /**
   * Runs a task that compares or hashes a password.
   * @param source who is behind it: a network, or a browser or account of the known lane
   * @throws AppError too_many_requests, when the lane or the source's part of it is full
   */
  async run<T>(lane: Lane, source: string, task: () => Promise<T>): Promise<T> {
    const places = this.lanes[lane];
    if (!places.acquire(source))
      throw new AppError('too_many_requests', {
        message: 'Too many people are signing in right now. Please try again in a moment.',
        retryAfter: 1,
      });
    try {
      return await places.inTurn(task);
    } finally {
      places.free(source);
    }
  }
}
