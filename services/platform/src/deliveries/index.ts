export type { SendMailOptions } from 'nodemailer';
export * from './deliveries.module';
export * from './delivery-columns';
export * from './delivery-engine';
export * from './email-blocks';
export { EmailChannel, type MailSettings, mailSettings } from './email-channel';
export {
  type Channel,
  composeMessage,
  type Delivery,
  defineMessage,
  type Message,
  type MessageContext,
  mailRetrySeconds,
  type Outcome,
  type Outgoing,
  type Recorded,
} from './message';
export * from './queue-deliveries';
