import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deletions } from './retention.sql';

const rows = readFileSync(path.resolve(__dirname, '../../../../../infra/docs/retention.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'));

it.each(deletions.map((deletion) => [/DELETE FROM (\w+)/.exec(deletion)?.[1] ?? '', deletion]))(
  'operators are told how long rows of %s are kept',
  (table, deletion) => {
    const row = rows.find((line) => line.includes(`\`${table}\``)) ?? '';
    const [, interval = 'until they expire'] = /interval '([^']+)'/.exec(deletion) ?? [];
    expect(row).toContain(interval);
  },
);
