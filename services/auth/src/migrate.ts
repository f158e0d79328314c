import { runMigrationProgram } from '@golghar/platform/program';
import { migrations } from './database/migrations';

runMigrationProgram('auth', migrations);
