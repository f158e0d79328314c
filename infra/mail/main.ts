import { startHttp } from './http';
import { readMailSettings } from './settings';
import { startSmtp } from './smtp';
import { MailStore } from './store';

async function main(): Promise<void> {
  const { HOST, PORT, SMTP_PORT, MAIL_DIR } = readMailSettings(process.env);
  const store = new MailStore(MAIL_DIR);
  store.on('added', ({ id, receivedAt, size }) =>
    process.stdout.write(`${receivedAt} kept ${id}, ${size} bytes\n`),
  );
  const smtp = await startSmtp(store, HOST, SMTP_PORT);
  const http = await startHttp(store, HOST, PORT);
  const stop = () => {
    smtp.close(() => undefined);
    http.close();
    // Open event streams would otherwise keep it going.
    http.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
