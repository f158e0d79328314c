import { generateKeyPairSync } from 'node:crypto';
import {
  dkimOf,
  dkimRecord,
  dkimRecordName,
  dkimSettings,
  needWholeDkim,
  parseEnvironment,
} from '@golghar/platform/settings';

/** The longest string that a TXT record may contain. */
const maxStringLength = 255;

/** A new key pair for signing mails: the private key as the settings take it, and the record with the public one. */
export function makeDkimKeys(domainName: string, keySelector: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const settings = {
    MAIL_DKIM_DOMAIN: domainName,
    MAIL_DKIM_SELECTOR: keySelector,
    MAIL_DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
  const dkim = dkimOf(
    parseEnvironment(needWholeDkim(dkimSettings), settings, 'golghar dkim DOMAIN [SELECTOR]:'),
  );
  if (!dkim) throw new Error('DOMAIN is missing');
  return { settings, dkim, record: dkimRecord(dkim) };
}

const inStrings = (record: string) =>
  (record.match(new RegExp(`.{1,${maxStringLength}}`, 'g')) ?? []).map((part) => `"${part}"`).join(' ');

/** Prints the settings that sign mails, and the record to publish first. */
export function printDkim(domain: string, selector = 'golghar'): void {
  const { settings, dkim, record } = makeDkimKeys(domain, selector);
  const lines = [
    '# 1. Publish this record, and wait until make doctor, or docker compose run --rm golghar doctor, finds it:',
    `#    TXT at ${dkimRecordName(dkim)}`,
    `#    ${record}`,
    '#    The same for a zone file, where no string may be longer than 255 characters:',
    `#    ${dkimRecordName(dkim)}. TXT ${inStrings(record)}`,
    '# 2. Put these into .env, which is a secret then, and start again:',
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
