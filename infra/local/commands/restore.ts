export { restore } from './backup';
