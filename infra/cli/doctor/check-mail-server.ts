import { verifyMailServer } from '../../mail-test/send';
import { type Finding, good, toMend } from './finding';

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
