import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** How hard a password is to guess, as zxcvbn estimates it. */
export type PasswordStrength = {
  /** From 0 to 4: below 10^3, 10^6, 10^8, 10^10 guesses, or more. */
  score: number;
  /** What makes it easy to guess, as a sentence. */
  warning: string | null;
};

const program = path.join(__dirname, 'password-strength.worker.cjs');

/** Somebody whose password was refused tries another soon: the thread and its dictionaries are kept for this long. */
const idleMs = 10_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** A single thread, which uses some 100 MB, makes one estimate at a time. */
const inTurn = pLimit(1);

/** @param personalWords what a guesser who knows the person and the agency would try first */
export const estimateStrength = (password: string, personalWords: readonly string[]) =>
  inTurn(async (): Promise<PasswordStrength> => {
    clearTimeout(idle);
    thread ??= new Worker(program);
    thread.ref();
    thread.postMessage({ password, personalWords });
    try {
      const [strength] = await once(thread, 'message');
      return strength;
    } catch (error) {
      thread = undefined;
      throw error;
    } finally {
      // The thread does not keep the process alive.
      thread?.unref();
      idle = setTimeout(endThread, idleMs).unref();
    }
  });

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
