import { parseEnvironment, port } from '@golghar/platform/settings';
import * as z from 'zod';
import { runMain } from '../environment/program';
import { startHttp } from './http';
import { startSmtp } from './smtp';
import { MailStore } from './store';

const settings = z.object({
  /** Address to listen on; inside a container 0.0.0.0. */
  HOST: z.string().default('127.0.0.1'),
  /** Port of the inbox in the browser. */
  PORT: port,
  SMTP_PORT: port,
  /** Folder of the messages. */
  MAIL_DIR: z.string({ error: 'is missing' }),
});

async function main(): Promise<void> {
  const { HOST, PORT, SMTP_PORT, MAIL_DIR } = parseEnvironment(settings, process.env);
  const store = new MailStore(MAIL_DIR);
  const smtp = await startSmtp(store, HOST, SMTP_PORT);
  const http = await startHttp(store, HOST, PORT);
  const stop = () => {
    smtp.close(() => undefined);
    http.close();
    http.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

runMain(main);
