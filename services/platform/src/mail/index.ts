export type { SendMailOptions } from 'nodemailer';
export * from './email-blocks';
export * from './mail.module';
export * from './mail-server';
export type { SmtpOutcome } from './smtp-outcome';
