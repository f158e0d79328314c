export type { SendMailOptions } from 'nodemailer';
export * from './bidi';
export * from './html-email';
export * from './mail.module';
export * from './mail-server';
export type { SmtpOutcome } from './smtp-outcome';
