import {
  address,
  dkimOf,
  dkimSettings,
  mailboxText,
  needWholeDkim,
  parseEnvironment,
} from '@golghar/platform/settings';
import * as z from 'zod';
import { runMain } from '../environment/program';
import { checkSenderDomain, domainOf } from './dns-records';
import { sendTestMail } from './send';

const schema = needWholeDkim(
  z.object({
    TO: z.email('must be an e-mail address: make mail-test TO=you@agency.in'),
    SMTP_URL: address('smtp', 'smtps'),
    MAIL_FROM: mailboxText,
    DKIM_SELECTOR: z.string().optional(),
    ...dkimSettings.shape,
  }),
);

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Sends one mail through the configured server and says what others will think of its sender. */
async function main(): Promise<void> {
  const { TO, SMTP_URL, MAIL_FROM, DKIM_SELECTOR, ...signing } = parseEnvironment(schema, process.env);
  const dkim = dkimOf(signing);
  print(
    `Sending to ${TO} by ${new URL(SMTP_URL).host}, as ${MAIL_FROM}, ${dkim ? `signed for ${dkim.domainName}` : 'not signed'}:`,
  );
  const sent = await sendTestMail({ smtpUrl: SMTP_URL, from: MAIL_FROM, to: TO, dkim });
  for (const { step, response } of sent.answers) print(`  ${step}: ${response}`);
  print(
    sent.isAccepted
      ? 'The mail server has accepted the mail.'
      : `It has not accepted the mail. ${sent.advice ?? ''}`.trim(),
  );
  const found = await checkSenderDomain(domainOf(MAIL_FROM), { selector: DKIM_SELECTOR, dkim });
  for (const { isGood, text } of found) print(`${isGood ? 'good' : 'to do'}  ${text}`);
  if (!sent.isAccepted) process.exitCode = 1;
}

runMain(main);
