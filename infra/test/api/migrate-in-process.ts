import { runMigrations } from '../../../services/platform/src/database/run-migrations';
import type { Migrate } from '../../backup/restore';
import { serviceMigrations } from './services';

/** A service's migrations from their source, without a program of their own. */
export const migrateInProcess: Migrate = async (service, url, only) => {
  await runMigrations(url, service, await serviceMigrations[service](), { only });
};
