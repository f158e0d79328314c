import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = [
  'services/platform/src/metrics.ts',
  'services/leads/src/delivery/arrival/queue-channel.ts',
  'services/leads/src/leads/events/event-streams.ts',
  'infra/watchdog/metrics.ts',
]
  .map((file) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8'))
  .join('\n');

/** `gauge('outbox_oldest_seconds'` of the watchdog is golghar_outbox_oldest_seconds, and so on. */
const known = new Set([
  ...[...source.matchAll(/'(golghar_[a-z_]+)'/g)].map(([, name]) => name),
  ...[...source.matchAll(/gauge\('([a-z_]+)'/g)].map(([, name]) => `golghar_${name}`),
]);

it.each(['alerts.yml', 'alerts.test.yml', 'grafana.json'])('%s asks for metrics that there are', (file) => {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  const queried = [...text.matchAll(/golghar_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  expect(queried.length).toBeGreaterThan(3);
  expect(queried.filter((name) => !known.has(name))).toEqual([]);
});

it('alerts.test.yml tries every rule', () => {
  const names = (file: string, key: string) =>
    [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(new RegExp(`${key}: (\\w+)`, 'g'))].map(
      ([, name]) => name,
    );
  const rules = names('alerts.yml', '- alert');
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter((rule) => !names('alerts.test.yml', 'alertname').includes(rule))).toEqual([]);
});
