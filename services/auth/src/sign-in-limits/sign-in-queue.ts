import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/**
 * Passwords that are compared or waiting to be: in all, and of one source. Each takes some 10 ms of a processor, so
 * that a full queue costs the last in it less than a second. Those that run are few, because each asks the database
 * several times, and so does everybody who is signed in.
 */
const limits = { all: 40, source: 10, running: 4 };

/** known: from a browser or a session that signed in before; strangers can't fill its places. */
export type Lane = 'known' | 'unknown';

class Places {
  /** Lets some of those who have a place run, first come, first served. */
  readonly inTurn = pLimit(limits.running);
  private admitted = 0;
  private readonly bySource = new Map<string, number>();

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
  private readonly lanes: Record<Lane, Places> = { known: new Places(), unknown: new Places() };

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
