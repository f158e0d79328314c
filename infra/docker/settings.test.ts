import { makeSecrets } from '../cli/secrets';
import { needDatabaseAddress, readDockerSettings } from './settings';

const settings = {
  ...makeSecrets(),
  ADMIN_EMAIL: 'admin@agency.in',
  PUBLIC_URL: 'https://www.agency.in',
  MAIL_FROM: 'Agency <hello@agency.in>',
  ALERT_TO: 'team@agency.in',
  SMTP_URL: '',
};

it('readDockerSettings takes complete settings; whether there is a mail server is seen later', () => {
  const read = readDockerSettings(settings);
  expect([read.SMTP_URL, read.ALERT_TO]).toEqual([undefined, settings.ALERT_TO]);
});

it('readDockerSettings names every setting that cannot be used at once', () => {
  const read = () =>
    readDockerSettings({
      ...settings,
      POSTGRES_PASSWORD: 'change-me',
      SESSION_PRIVATE_KEY: 'change-me',
      PUBLIC_URL: 'www.agency.in',
      SMTP_URL: 'mail.agency.in:587',
      ALERT_TO: '',
      MAIL_FROM: 'My Agency',
    });
  expect(read).toThrow(
    /(?=[\s\S]*POSTGRES_PASSWORD is still a placeholder)(?=[\s\S]*SESSION_PRIVATE_KEY)(?=[\s\S]*PUBLIC_URL)(?=[\s\S]*SMTP_URL)(?=[\s\S]*ALERT_TO)(?=[\s\S]*MAIL_FROM must look like: Name <)/,
  );
});

it('says how a Postgres of one’s own is named in Docker, without its password', () => {
  const DATABASE_URL = 'postgres://owner:secret@db.agency.in:5432/golghar?sslmode=require';
  expect(() => needDatabaseAddress({ DATABASE_URL })).toThrow(
    /DATABASE_ADDRESS=db\.agency\.in:5432\/golghar\?sslmode=require\n {2}DATABASE_OWNER=owner\n(?!.*secret)/,
  );
  expect(() =>
    needDatabaseAddress({ DATABASE_URL, DATABASE_ADDRESS: 'db.agency.in:5432/golghar' }),
  ).not.toThrow();
  expect(() => needDatabaseAddress({ DATABASE_URL: '' })).not.toThrow();
});
