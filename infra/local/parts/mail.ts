import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ProcessSpec } from '../supervise/spec';
import { type Context, stages } from './context';
import { onDrawnPort } from './drawn-port';

export const embeddedSmtpUrl = ({ ports }: Pick<Context, 'ports'>) => `smtp://127.0.0.1:${ports.smtp}`;

/** The mail catcher: takes every mail and shows it at MAIL_PORT, so that a trial needs no mail server. */
export const mailSpec = (context: Context) => onDrawnPort(context, 'smtp', specOn);

function specOn({ root, paths, ports, settings }: Context): ProcessSpec {
  mkdirSync(paths.mail, { recursive: true, mode: 0o700 });
  return {
    name: 'mail',
    command: process.execPath,
    args: [path.join(root, 'infra/dist/mail/main.js')],
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(settings.mailPort),
      SMTP_PORT: String(ports.smtp),
      MAIL_DIR: paths.mail,
    },
    cwd: paths.mail,
    probe: { kind: 'http', port: settings.mailPort, path: '/readyz' },
    alive: { kind: 'http', port: settings.mailPort, path: '/healthz' },
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 5_000,
    stage: stages.stores,
  };
}
