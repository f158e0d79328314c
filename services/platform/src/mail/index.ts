export type { SendMailOptions } from 'nodemailer';
export * from './email-blocks';
export * from './mail-server';
export type { Outcome } from './outcome';
