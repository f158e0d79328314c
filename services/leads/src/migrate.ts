import { runMigrationProgram } from '@golghar/platform';
import { migrations } from './database/migrations';

runMigrationProgram('leads', migrations);
