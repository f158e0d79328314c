// What a program needs that serves no requests, such as a migration: the rest of the platform takes most of a second to load.

export { BaselineMigration } from './database/baseline-migration';
export { dataSourceOptions } from './database/data-source';
export { runMigrationProgram } from './database/run-migrations';
export { readEnvironment } from './settings/environment';
export { serviceSettings, version } from './settings/service-settings';
