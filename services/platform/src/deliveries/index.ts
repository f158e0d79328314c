export * from './channels/channel';
export type { EmailContent } from './channels/email-channel';
export * from './deliveries.module';
export {
  type Delivery,
  type DeliverySubject,
  mailRetries,
  type Outcome,
  type RetrySchedule,
} from './delivery';
export * from './delivery-columns';
export * from './delivery-engine';
export {
  type EmailRenderer,
  type Message,
  Messages,
  type Outgoing,
  type Recorded,
  type Renderer,
} from './message';
export * from './queue-deliveries';
