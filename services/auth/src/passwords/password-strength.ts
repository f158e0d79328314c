import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** How hard a password is to guess, as zxcvbn estimates it. */
export type PasswordStrength = {
  /** From 0 to 4: less than 10^3, 10^6, 10^8, 10^10 guesses, or more. */
  score: number;
  /** What makes it easy, as a sentence. */
  warning: string | null;
};

const program = path.join(__dirname, 'password-strength.worker.cjs');

/** Whose password was refused tries another one soon: the thread and its dictionaries wait so long, and no longer. */
const idleMs = 10_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** One thread, which takes some 100 MB, makes one estimate after the other. */
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
      // A process that has nothing else to do ends all the same.
      thread?.unref();
      idle = setTimeout(endThread, idleMs).unref();
    }
  });

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
