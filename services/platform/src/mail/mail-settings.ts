import * as z from 'zod';
import { serverUrl } from '../config/settings';
import { dkimSettings, mailbox } from '../sender';

/** For processes that send mail: the server that takes it, the agency's own address, and what mails are signed with. */
export const mailSettings = z.object({
  SMTP_URL: serverUrl('smtp', 'smtps'),
  MAIL_FROM: mailbox,
  ...dkimSettings.shape,
});

export type MailSettings = z.output<typeof mailSettings>;

/** For injection of {@link MailSettings}. */
export const MAIL_SETTINGS = Symbol('mail settings');
