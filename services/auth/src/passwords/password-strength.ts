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

const worker = path.join(__dirname, 'password-strength.worker.cjs');

/** What is strong in so many characters is strong enough; the time grows with their square. */
const maxLength = 40;

/** Each estimate takes some 100 MB while it runs. */
const inTurn = pLimit(1);

/** @param personalWords what a guesser who knows the person and the agency would try first */
export const estimateStrength = (
  password: string,
  personalWords: readonly string[],
): Promise<PasswordStrength> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const known = personalWords.map((word) => word.slice(0, maxLength));
        const workerData = { password, personalWords: known, maxLength };
        const thread = new Worker(worker, { workerData });
        thread.once('message', resolve);
        thread.once('error', reject);
        thread.once('exit', () => reject(new Error('The estimate of a password ended without an answer')));
      }),
  );
