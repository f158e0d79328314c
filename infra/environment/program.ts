/** The innermost message: a failed fetch, also one of several addresses, carries it deeper inside. */
export function messageOf(error: unknown): string {
  const { cause, errors, message } = error as { cause?: unknown; errors?: unknown[]; message?: string };
  const inner = cause ?? errors?.[0];
  return inner ? messageOf(inner) : message || String(error);
}

/** Runs a program; if it fails, prints why and exits, whatever still listens. */
export const runMain = (main: () => Promise<unknown>): Promise<unknown> =>
  main().catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  });
