export { alertDelay, alertMails, measureNow } from './metrics';
