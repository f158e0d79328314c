import type { WatchdogReport } from '@golghar/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { WatchdogSections } from './health';

const report: WatchdogReport = {
  at: '2026-11-22T03:00:00.000Z',
  processes: [
    {
      name: 'leads',
      isUp: false,
      downSince: '2026-11-22T02:55:00.000Z',
      version: null,
      uptimeSeconds: null,
      missing: [],
    },
    { name: 'auth', isUp: true, downSince: null, version: '7', uptimeSeconds: 3720, missing: [] },
  ],
  disks: [
    { path: '/backups', freeBytes: 2e9, totalBytes: 40e9 },
    { path: '/data', freeBytes: 30e9, totalBytes: 40e9 },
  ],
  lastBackupAt: null,
  postgres: { version: '17.2', bytes: 3e9 },
  incidents: ['process:leads', 'disk:/backups', 'backup'].map((key) => ({
    key,
    title: key,
    advice: key,
    since: '2026-11-22T02:55:00.000Z',
  })),
};

it('names everything, and lets stand out what is an incident and nothing else', () => {
  const markup = renderToStaticMarkup(<WatchdogSections report={report} />);
  const rows = [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd class="([^"]*)">(.*?)<\/dd>/g)];
  expect(rows.map(([, name, classes = '', value]) => [name, value, classes.includes('text-danger')])).toEqual(
    [
      ['leads', expect.stringContaining('does not answer since'), true],
      ['auth', 'works · for 1 h 2 min · version 7', false],
      ['Postgres', 'works · version 17.2 · 3.0 GB', false],
      ['Redis', 'not known', false],
      ['Last backup', 'none found', true],
      ['Disk of /backups', '2.0 GB of 40.0 GB left', true],
      ['Disk of /data', '30.0 GB of 40.0 GB left', false],
    ],
  );
});
