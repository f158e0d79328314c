import { runMigrations } from '../../../services/platform/src/database/run-migrations';
import type { Migrate } from '../../backup/restore';
import { serviceMigrations } from './services';

/** Runs a service's migrations from source, in this process. */
export const migrateInProcess: Migrate = async (service, url, only) => {
  await runMigrations(url, service, await serviceMigrations[service](), { only });
};
