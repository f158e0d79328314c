export { dkimPublicKey } from './dkim-key';
export * from './dkim-records';
export * from './dkim-settings';
export * from './mailbox';
