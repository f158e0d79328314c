export * from './dkim';
export * from './mailbox';
