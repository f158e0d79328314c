import { spawn } from 'node:child_process';
import path from 'node:path';
import { messageOf } from '../environment/program';
import { printDkim } from './dkim';
import { doctor } from './doctor';
import { operatorEnvironment } from './operator-environment';
import { printSecrets } from './secrets';
import { userEnvironment } from './user';

const usage = `golghar COMMAND

  doctor             check settings, servers, disk, backup and address; say what to mend
  user EMAIL NAME [admin|manager|sales_executive]
                     make a user, or give one that is there a new password, which is read from standard input
  secrets [FILE]     make what the Docker part of .env needs; with FILE put it in the place of placeholders there, in a
                     FOLDER into a file for each that is not there yet
  dkim DOMAIN [SELECTOR]
                     make a key that signs mails: the settings for .env, and the DNS record to publish
  backup             write a backup and try it; the last line is the file's path
  restore FILE       put a backup in the place of the data, while everything runs; a name is looked for in the
                     folder of the backups and in the bucket, too
  mail-test ADDRESS [DKIM-SELECTOR]
                     send a mail, and check what others read about the sender's domain
  openapi            print the API as an OpenAPI 3.1 document
`;

type Run = (program: string, args?: string[], env?: NodeJS.ProcessEnv) => Promise<number>;

const need = (value: string | undefined, what: string): string => {
  if (!value) throw new Error(`${what} is missing.\n\n${usage}`);
  return value;
};

const commands: Record<string, (args: string[], root: string, run: Run) => Promise<number>> = {
  doctor: (_, root) => doctor(root),
  user: async ([email, name, role], root, run) =>
    run(
      'services/auth/dist/set-user.js',
      [],
      await userEnvironment(
        { email: need(email, 'EMAIL'), name: need(name, 'NAME'), role },
        operatorEnvironment(root),
      ),
    ),
  secrets: async ([file]) => printSecrets(file),
  dkim: async ([domain, selector]) => printDkim(need(domain, 'DOMAIN'), selector),
  backup: (_, root, run) => run('infra/dist/backup/main.js', ['backup'], operatorEnvironment(root)),
  restore: async ([file], root, run) =>
    run(
      'infra/dist/backup/main.js',
      // Without a name it says which there are.
      ['restore', ...(file ? [path.resolve(file)] : [])],
      operatorEnvironment(root),
    ),
  'mail-test': async ([to, selector], root, run) =>
    run('infra/dist/mail-test/main.js', [], {
      ...operatorEnvironment(root),
      TO: need(to, 'ADDRESS'),
      ...(selector && { DKIM_SELECTOR: selector }),
    }),
  openapi: (_, __, run) => run('infra/dist/openapi.js'),
};

/** Runs a program of the product to its end; it talks to the person itself. */
const runIn =
  (root: string): Run =>
  (program, args = [], env = process.env) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(root, program), ...args], { env, stdio: 'inherit' });
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });

/**
 * Runs one command of the operator.
 * @param root folder of the clone, or of the product inside an image
 * @returns the exit code
 */
export async function main(
  [name = 'help', ...args]: string[],
  root: string,
  run = runIn(root),
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = /^(-h|(--)?help)$/.test(name);
    (isAsked ? process.stdout : process.stderr).write(
      isAsked ? usage : `There is no command ${name}.\n\n${usage}`,
    );
    return isAsked ? 0 : 1;
  }
  try {
    return await command(args, root, run);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 1;
  }
}
