import type { ExecutionContext } from '@nestjs/common';
import { defer, lastValueFrom } from 'rxjs';
import { ConflictRetryInterceptor } from './conflict-retry.interceptor';

const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });
const mistake = Object.assign(new Error('violates check'), { code: '23514' });

/** Handles a request that fails with these errors, one after the other; answers how often it was handled. */
async function handle(errors: Error[], sent = false): Promise<{ calls: number; error?: unknown }> {
  let calls = 0;
  const handler = async () => {
    calls += 1;
    const error = errors[calls - 1];
    if (error) throw error;
    return 'done';
  };
  const context = { switchToHttp: () => ({ getResponse: () => ({ sent }) }) } as ExecutionContext;
  const answer = new ConflictRetryInterceptor().intercept(context, { handle: () => defer(handler) });
  return lastValueFrom(answer).then(
    () => ({ calls }),
    (error) => ({ calls, error }),
  );
}

it('handles a request once more that lost against another one', async () => {
  expect(await handle([conflict])).toEqual({ calls: 2 });
});

it('tells of the second time in a row', async () => {
  expect(await handle([conflict, conflict])).toEqual({ calls: 2, error: conflict });
});

it.each([
  ['of any other error', mistake, false],
  ['of one that is answered already', conflict, true],
])('tells at once %s', async (_, error, sent) => {
  expect(await handle([error], sent)).toEqual({ calls: 1, error });
});
