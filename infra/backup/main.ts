import { runMain } from '../environment/program';
import { runBackupCommand } from './commands';

const [name = '', file] = process.argv.slice(2);
runMain(() => runBackupCommand(name, process.env, file));
