import { contractController } from './contract-controller';

class Work {
  run = async (): Promise<void> => undefined;
}

const SessionController = contractController({ work: Work }, { logOut: (_, { work }) => work.run() });

/** What compiles here, and what does not, is checked with all other types; see `make check`. */
export const NeverStarted = contractController(
  {},
  {
    // @ts-expect-error: it takes the body of another operation
    renameTag: ({ body: { email } }) => ({ changed: email.length }),
    // @ts-expect-error: it answers as another operation does
    updateUser: () => ({ changed: 1 }),
    // @ts-expect-error: the operation has no query
    createSubmission: ({ query: { limit } }) => limit,
    // @ts-expect-error: nobody need be signed in
    health: ({ user: { id } }) => ({ status: id && 'ok' }),
  },
);

const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });
const mistake = Object.assign(new Error('violates check'), { code: '23514' });

/** Handles a request that fails with these errors, one after the other; answers how often it was handled. */
async function handle(errors: Error[], sent = false): Promise<{ calls: number; error?: unknown }> {
  const work = new Work();
  let calls = 0;
  work.run = async () => {
    calls += 1;
    const error = errors[calls - 1];
    if (error) throw error;
  };
  return new SessionController(undefined, work)
    .logOut({ headers: {} }, { sent, header: () => undefined })
    .then(
      () => ({ calls }),
      (error: unknown) => ({ calls, error }),
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
