import { EmailChannel, type MailSettings } from '../../../services/platform/src/deliveries/email-channel';
import { SETTINGS } from '../../../services/platform/src/settings/service-settings';

export type Submit = EmailChannel['submit'];

export type Mail = Parameters<Submit>[0];

/** Collects e-mails for a test in place of a mail server. */
export const sendTo = (submit: Submit) => ({
  factory: (settings: MailSettings) => Object.assign(new EmailChannel(settings), { submit }),
  inject: [SETTINGS],
});
