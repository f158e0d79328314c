import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { version } from '@golghar/platform/program';
import { parseEnvironment } from '@golghar/platform/settings';
import { runMain } from '../environment/program';
import { mailChannel, webhookChannel } from './channels';
import { readMetrics } from './metrics';
import { watchdogSettings } from './settings';
import { Watchdog } from './watchdog';

const intervalMs = 15_000;

/** Without a round for so long, it is stuck. */
const stuckMs = 90_000;

const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const report = (line: string) =>
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), service: 'watchdog', msg: line })}\n`,
  );

async function main(): Promise<void> {
  const settings = parseEnvironment(watchdogSettings, process.env);
  const { PUBLIC_URL: publicUrl, WATCHDOG_WEBHOOK_URL: url, WATCHDOG_WEBHOOK_KIND: kind } = settings;
  const channels = [
    mailChannel({
      ...settings,
      SMTP_URL: settings.WATCHDOG_SMTP_URL ?? settings.SMTP_URL,
      to: settings.WATCHDOG_TO ?? settings.ALERT_TO,
      publicUrl,
    }),
    ...(url ? [webhookChannel({ url, kind, publicUrl })] : []),
  ];
  const watchdog = new Watchdog({ settings, channels, report });
  let lastCheckAt = Date.now();
  const server = createServer(async ({ url }, response) => {
    if (url === '/metrics')
      return response.writeHead(200, { 'content-type': metricsType }).end(await readMetrics());
    const isWell = Date.now() - lastCheckAt < stuckMs;
    const health = {
      status: isWell ? 'ok' : 'error',
      version,
      uptimeSeconds: process.uptime(),
      details: {},
    };
    const status = url === '/healthz' || isWell ? 200 : 503;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(health));
  });
  server.listen(settings.PORT, settings.HOST);
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      ending.abort();
      server.close();
      server.closeAllConnections();
    });
  while (!ending.signal.aborted) {
    await watchdog.check();
    lastCheckAt = Date.now();
    await sleep(intervalMs, undefined, { signal: ending.signal }).catch(() => undefined);
  }
}

runMain(main);
