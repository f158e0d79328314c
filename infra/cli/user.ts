import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { runProgram } from '../database/run-program';
import { serviceDatabaseUrl } from '../database/service-role';

type User = { email: string; name: string; role: string | undefined };

/** Creates a user or resets a password, which is asked for, or read as the first line of standard input. */
export async function setUser({ email, name, role = 'admin' }: User, env: NodeJS.ProcessEnv): Promise<void> {
  const said = await runProgram('auth', 'set-user.js', {
    DATABASE_URL: authDatabaseUrl(env),
    USER_EMAIL: email,
    USER_NAME: name,
    USER_ROLE: role,
    USER_PASSWORD: env.USER_PASSWORD ?? (await promptForPassword()),
  });
  process.stdout.write(said);
}

/** auth's container has the URL of its own role; others have the owner's URL and the role's password. */
const authDatabaseUrl = ({ DATABASE_URL = '', AUTH_DATABASE_PASSWORD }: NodeJS.ProcessEnv): string =>
  AUTH_DATABASE_PASSWORD ? serviceDatabaseUrl(DATABASE_URL, 'auth', AUTH_DATABASE_PASSWORD) : DATABASE_URL;

async function promptForPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write('Password, at least 12 characters, which is not shown: ');
  // The terminal's echo is off, and nothing replaces it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: Boolean(stdin.isTTY) });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
