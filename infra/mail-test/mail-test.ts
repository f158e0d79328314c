import { agency } from '@golghar/contracts';
import {
  address,
  type Dkim,
  dkimOf,
  dkimSettings,
  mailboxText,
  needWholeDkim,
  parseEnvironment,
} from '@golghar/platform/settings';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { checkSenderDomain, domainOf } from './dns-records';

type Mail = { smtpUrl: string; from: string; to: string; dkim?: Dkim | undefined };

/** One line of the SMTP dialogue: a command and its answer. */
type Answer = { step: string; response: string };

type Sent = { isAccepted: boolean; answers: Answer[]; advice?: string };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Fault = Error & { code?: string; response?: string; command?: string };

const advice: Record<string, string> = {
  ECONNREFUSED:
    'Nobody answers at this address and port. Check SMTP_URL; many hosts close port 25, so use 587 or 465.',
  ESOCKET: 'The connection broke. smtps:// is for port 465, smtp:// with STARTTLS for 587.',
  ETIMEDOUT: 'Nobody answered in time. Check SMTP_URL and whether this machine may connect to that port.',
  EDNS: 'The name of the server is not known. Check SMTP_URL.',
  EAUTH: 'The server refuses user or password. Some providers want a password of its own for programs.',
  EENVELOPE:
    'The server refuses the sender or the recipient. MAIL_FROM must be an address that this account may use.',
};

const answerOf = ({ response, message, command, code = '' }: Fault): Answer & { advice?: string } => {
  // The library reports every socket error as ESOCKET.
  const hint = advice[/ECONNREFUSED/.test(message) ? 'ECONNREFUSED' : code];
  return { step: command ?? 'connect', response: response ?? message, ...(hint && { advice: hint }) };
};

/** Connects and signs in without sending; returns what went wrong, if anything. */
export async function verifyMailServer(
  smtpUrl: string,
): Promise<{ response: string; advice?: string } | undefined> {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return answerOf(error as Fault);
  } finally {
    transport.close();
  }
}

/** Sends a test mail and returns the server's answers. */
export async function sendTestMail({ smtpUrl, from, to, dkim }: Mail): Promise<Sent> {
  const transport = createTransport({ url: smtpUrl, ...timeouts, ...(dkim && { dkim }) }, { from });
  const answers: Answer[] = [];
  try {
    await transport.verify();
    answers.push({ step: 'connect and sign in', response: 'accepted' });
    const { response } = await transport.sendMail({
      to,
      subject: `${agency.name}: test`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: `Your mail server takes mails of ${agency.name}. When this is in the spam folder, look at SPF, DKIM and DMARC.\n`,
    });
    answers.push({ step: 'send', response });
    return { isAccepted: true, answers };
  } catch (error) {
    const { advice: hint, ...answer } = answerOf(error as Fault);
    return { isAccepted: false, answers: [...answers, answer], ...(hint && { advice: hint }) };
  } finally {
    transport.close();
  }
}

const schema = needWholeDkim(
  z.object({
    TO: z.email('must be an e-mail address: make mail-test TO=you@agency.in'),
    SMTP_URL: address('smtp', 'smtps'),
    MAIL_FROM: mailboxText,
    /** The DKIM selector of a provider who signs. */
    DKIM_SELECTOR: z.string().optional(),
    ...dkimSettings.shape,
  }),
);

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Sends one mail through the configured server and checks its sender's DNS records; returns whether it was accepted. */
export async function mailTest(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { TO, SMTP_URL, MAIL_FROM, DKIM_SELECTOR, ...signing } = parseEnvironment(schema, env);
  const dkim = dkimOf(signing);
  print(
    `Sending to ${TO} through ${new URL(SMTP_URL).host}, as ${MAIL_FROM}, ${dkim ? `signed for ${dkim.domainName}` : 'not signed'}:`,
  );
  const sent = await sendTestMail({ smtpUrl: SMTP_URL, from: MAIL_FROM, to: TO, dkim });
  for (const { step, response } of sent.answers) print(`  ${step}: ${response}`);
  print(
    sent.isAccepted
      ? 'The mail server has accepted the mail.'
      : `The mail server has not accepted the mail. ${sent.advice ?? ''}`.trim(),
  );
  const found = await checkSenderDomain(domainOf(MAIL_FROM), { selector: DKIM_SELECTOR, dkim });
  for (const { isGood, text } of found) print(`${isGood ? 'good' : 'to do'}  ${text}`);
  return sent.isAccepted;
}
