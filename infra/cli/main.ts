import path from 'node:path';
import { openApiDocument } from '@golghar/contracts';
import { runBackupCommand } from '../backup/commands';
import { messageOf } from '../environment/program';
import { mailTest } from '../mail-test/mail-test';
import { printDkim } from './dkim';
import { doctor } from './doctor';
import { operatorEnvironment } from './operator-environment';
import { printSecrets } from './secrets';
import { setUser } from './user';

const usage = `golghar COMMAND

  doctor             check settings, servers, disk, backup and address; say what to fix
  user EMAIL NAME [admin|manager|sales_executive]
                     create a user, or reset the password of an existing one; it is read from standard input
  secrets [FILE]     generate the secrets of the Docker part of .env; with FILE fill in those that are missing there, with
                     a FOLDER write a file for each that is missing
  dkim DOMAIN [SELECTOR]
                     generate a key that signs mails: the settings for .env, and the DNS record to publish
  backup             write a backup and test it; the last line is the file's path
  restore FILE       replace the data by a backup, while everything runs; FILE may also be a name in the folder of
                     backups or in the bucket
  mail-test ADDRESS [DKIM-SELECTOR]
                     send a mail, and check the DNS records of the sender's domain
  openapi            print the API as an OpenAPI 3.1 document
`;

const need = (value: string | undefined, what: string): string => {
  if (!value) throw new Error(`${what} is missing.\n\n${usage}`);
  return value;
};

/** Each prints its findings; false when something is wrong. */
const commands: Record<string, (args: string[], root: string) => Promise<unknown>> = {
  doctor: (_, root) => doctor(root),
  user: async ([email, name, role], root) =>
    setUser({ email: need(email, 'EMAIL'), name: need(name, 'NAME'), role }, operatorEnvironment(root)),
  secrets: async ([file]) => printSecrets(file),
  dkim: async ([domain, selector]) => printDkim(need(domain, 'DOMAIN'), selector),
  backup: async (_, root) => runBackupCommand('backup', operatorEnvironment(root)),
  // Without a name it lists the commands.
  restore: async ([file], root) =>
    runBackupCommand('restore', operatorEnvironment(root), file && path.resolve(file)),
  'mail-test': async ([to, selector], root) =>
    mailTest({
      ...operatorEnvironment(root),
      TO: need(to, 'ADDRESS'),
      ...(selector && { DKIM_SELECTOR: selector }),
    }),
  help: async () => process.stdout.write(usage),
  openapi: async () => process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`),
};

/**
 * Runs one command of the operator.
 * @param root folder of the clone, or of the product inside an image
 * @returns the exit code
 */
export async function main([given = 'help', ...args]: string[], root: string): Promise<number> {
  const name = given.replace(/^(-h|--help)$/, 'help');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new Error(`There is no command ${name}.\n\n${usage}`);
    return (await command(args, root)) === false ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 1;
  }
}
