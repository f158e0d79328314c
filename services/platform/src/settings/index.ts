// What programs for operators share with services: how settings are read, what their values may be, how mails are signed.
export * from './dkim';
export { parseEnvironment } from './environment';
export * from './kinds';
