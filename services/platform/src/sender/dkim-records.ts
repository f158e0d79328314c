import { dkimPublicKey } from './dkim-key';
import type { Dkim } from './dkim-settings';

/** Where verifiers look for the public key. */
export const dkimRecordName = ({ domainName, keySelector }: Pick<Dkim, 'domainName' | 'keySelector'>) =>
  `${keySelector}._domainkey.${domainName}`;

/** What they must find there. */
export const dkimRecord = ({ privateKey }: Pick<Dkim, 'privateKey'>) =>
  `v=DKIM1; k=rsa; p=${dkimPublicKey(privateKey)}`;

/** Whether the key of a record is the other half of ours. */
export function isOurDkimRecord(record: string, { privateKey }: Pick<Dkim, 'privateKey'>): boolean {
  const [, published = ''] = /(?:^|;)\s*p=([^;]*)/i.exec(record) ?? [];
  return published.replace(/\s/g, '') === dkimPublicKey(privateKey);
}

/**
 * Whether DMARC takes a signature of this domain for a mail of that sender: both are one domain, or one is below the
 * other. Two that only share a parent are not taken to belong together.
 */
export const isAligned = (domainName: string, senderDomain: string): boolean => {
  const [signer, sender] = [domainName.toLowerCase(), senderDomain.toLowerCase()];
  return signer === sender || signer.endsWith(`.${sender}`) || sender.endsWith(`.${signer}`);
};
