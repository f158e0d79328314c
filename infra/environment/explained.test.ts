import { misspelt, misspeltIn } from './explained';

it('names what is nearly a setting, and says which', () => {
  expect(misspelt(['GATEWAY_PROT', 'smtp_url', 'ALERTS_TO', 'AUTH_SECRT_FILE'])).toEqual([
    'GATEWAY_PROT is no setting: did you mean GATEWAY_PORT?',
    'smtp_url is no setting: did you mean SMTP_URL?',
    'ALERTS_TO is no setting: did you mean ALERT_TO?',
    'AUTH_SECRT is no setting: did you mean AUTH_SECRET?',
  ]);
});

it('leaves settings and names of other programs alone', () => {
  const names = ['SMTP_URL', 'SMTP_URL_FILE', 'DATABASE_POOL', 'COMPOSE_FILE', 'HTTPS_PROXY', 'NODE_VERSION'];
  expect(misspelt(names)).toEqual([]);
  expect(misspeltIn(`${__dirname}/no-such-file`)).toEqual([]);
});
