import { dkimOf, dkimSettings, mailboxText, needWholeDkim } from '@golghar/platform/sender';
import * as z from 'zod';
import { readEnvironment } from '../../environment/read-environment';
import { checkSignature, domainOf, type ReadTxt, readTxt } from '../../mail-test/dns-records';
import { type Finding, good, toMend } from './finding';

const schema = needWholeDkim(z.object({ MAIL_FROM: mailboxText, ...dkimSettings.shape }));

/** Whether mails that are signed here are believed. Where none is, the provider signs, which can't be seen from here. */
export async function checkMailSignature(
  env: NodeJS.ProcessEnv,
  read: ReadTxt = readTxt,
): Promise<Finding[]> {
  const { MAIL_FROM, ...signing } = readEnvironment(schema, env);
  const dkim = dkimOf(signing);
  if (!dkim) return [];
  const found = await checkSignature(dkim, domainOf(MAIL_FROM), read);
  return found.map(({ isGood, text }) => (isGood ? good(text) : toMend(text)));
}
