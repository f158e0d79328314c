import { dkimOf, dkimSettings, mailboxText, needWholeDkim } from '@golghar/platform/sender';
import * as z from 'zod';
import { readEnvironment } from '../../environment/read-environment';
import { checkSignature, domainOf, type ReadTxt, readTxt } from '../../mail-test/dns-records';
import { verifyMailServer } from '../../mail-test/send';
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

/** Whether the mail server takes our sign-in; nothing is sent. */
export async function checkMailServer(smtpUrl: string): Promise<Finding> {
  const { host } = new URL(smtpUrl);
  const fault = await verifyMailServer(smtpUrl);
  return fault
    ? toMend(`The mail server ${host} cannot be used: ${fault.response}. ${fault.advice ?? ''}`.trim())
    : good(
        `the mail server ${host} takes our sign-in; make mail-test TO=ADDRESS, or docker compose run --rm golghar mail-test ADDRESS, sends a mail`,
      );
}
