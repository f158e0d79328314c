import { agencyDomain } from '@golghar/contracts';
import { readSettings } from './settings';

it('is fit for a trial when nothing is set', () => {
  expect(readSettings({})).toMatchObject({
    GATEWAY_PORT: 8080,
    MAIL_PORT: 8025,
    LOCAL_DIR: '.local',
    PUBLIC_URL: 'http://localhost:8080',
    ALERT_TO: `admin@${agencyDomain}`,
  });
});

it('lets the public address, without a slash at its end, and the alerts follow the other settings', () => {
  expect(readSettings({ GATEWAY_PORT: '9090', ADMIN_EMAIL: 'asha@agency.example' })).toMatchObject({
    PUBLIC_URL: 'http://localhost:9090',
    ALERT_TO: 'asha@agency.example',
  });
  expect(readSettings({ PUBLIC_URL: 'https://agency.example/' }).PUBLIC_URL).toBe('https://agency.example');
});

it('names every setting that cannot be used, a line each', () => {
  const read = () =>
    readSettings({
      GATEWAY_PORT: '99999',
      DATABASE_URL: 'mysql://localhost/x',
      ADMIN_PASSWORD: 'short',
      TRUSTED_PROXY: '127.0.0.1; allow all',
      MAIL_FROM: 'Golghar Digital',
      CANARY_HOURS: '169',
    });
  expect(read).toThrow(
    expect.objectContaining({
      name: 'Problem',
      message: expect.stringMatching(
        /:\n {2}GATEWAY_PORT .*\n {2}DATABASE_URL .*\n {2}ADMIN_PASSWORD .*\n {2}CANARY_HOURS .*\n {2}MAIL_FROM .*\n {2}TRUSTED_PROXY .*$/,
      ),
    }),
  );
});

it('refuses one port for the site and the mail inbox', () => {
  expect(() => readSettings({ GATEWAY_PORT: '9000', MAIL_PORT: '9000' })).toThrow(
    'MAIL_PORT must be another port than GATEWAY_PORT',
  );
});
