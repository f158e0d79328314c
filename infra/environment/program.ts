/** What went wrong at last: a failed fetch, or one with several addresses, says it deeper inside. */
export function messageOf(error: unknown): string {
  const { cause, errors, message } = error as { cause?: unknown; errors?: unknown[]; message?: string };
  const inner = cause ?? errors?.[0];
  return inner ? messageOf(inner) : message || String(error);
}

/** Runs a program to its end; one that fails says why and takes with it what still listens. */
export const runMain = (main: () => Promise<unknown>): Promise<unknown> =>
  main().catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  });
