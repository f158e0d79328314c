import fs, { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { misspelt, misspeltIn } from './explained';

it('names what is nearly a setting, and says which', () => {
  expect(misspelt(['GATEWAY_PROT', 'smtp_url', 'ALERTS_TO', 'AUTH_SECRT_FILE'])).toEqual([
    'GATEWAY_PROT is not a setting: did you mean GATEWAY_PORT?',
    'smtp_url is not a setting: did you mean SMTP_URL?',
    'ALERTS_TO is not a setting: did you mean ALERT_TO?',
    'AUTH_SECRT is not a setting: did you mean AUTH_SECRET?',
  ]);
});

it('leaves settings and names of other programs alone', () => {
  const names = ['SMTP_URL', 'SMTP_URL_FILE', 'DATABASE_POOL', 'COMPOSE_FILE', 'HTTPS_PROXY', 'NODE_VERSION'];
  expect(misspelt(names)).toEqual([]);
});

it('looks into a file, where there is one that it may read', () => {
  const file = path.join(tempFolder(), '.env');
  expect(misspeltIn(file)).toEqual([]);
  writeFileSync(file, 'SMTP_URL=smtp://x\nBACKUP_DRI=/backups\n');
  expect(misspeltIn(file)).toEqual(['BACKUP_DRI is not a setting: did you mean BACKUP_DIR?']);
});

it('says where to look when a container may not read the file', () => {
  const reading = vi.spyOn(fs, 'readFileSync');
  const settings = fs.readFileSync(path.join(__dirname, 'settings.yml'), 'utf8');
  reading.mockImplementation((file) => {
    if (String(file).endsWith('.yml')) return settings;
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  syncBuiltinESMExports();
  expect(misspeltIn('/settings/.env')).toEqual([
    '/settings/.env cannot be read here: docker compose logs check-settings names misspelt settings',
  ]);
  reading.mockRestore();
  syncBuiltinESMExports();
});
