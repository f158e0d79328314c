import { spawn } from 'node:child_process';
import path from 'node:path';
import { embeddedSmtpUrl } from '../parts/mail';
import { inheritedEnvironment } from '../parts/services';
import type { Ports } from '../ports';
import { readJson } from '../private-file';
import { localPaths, readSettings } from '../settings';
import type { CommandOptions } from './options';

/** Sends a test mail to the address that is given as `name`. */
export function mailtest({ root, localDir, name = '' }: CommandOptions): Promise<number> {
  const paths = localPaths(localDir);
  const settings = readSettings(process.env);
  const ports = readJson(paths.ports) as Ports;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'infra/dist/mail-test/main.js')], {
      env: {
        ...inheritedEnvironment(),
        TO: name,
        SMTP_URL: settings.smtpUrl ?? embeddedSmtpUrl({ ports }),
        MAIL_FROM: settings.mailFrom,
      },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
