export type { Channel } from './channel';
export * from './deliveries.module';
export { type Delivery, type DeliverySubject, mailRetrySeconds } from './delivery';
export * from './delivery-columns';
export * from './delivery-engine';
export type { EmailContent } from './email-channel';
export { type Message, Messages, type Outgoing, type Recorded, type Renderer } from './message';
export * from './queue-deliveries';
