import { dataSourceOptions, readEnvironment, serviceSettings } from '@golghar/platform/program';
import { DataSource } from 'typeorm';
import * as z from 'zod';

/** Settings of every program for operators; each adds its own. */
export const programSettings = serviceSettings.pick({ DATABASE_URL: true });

export const operatorsPassword = z
  .string({ error: 'is missing' })
  .min(12, 'must have at least 12 characters')
  .max(128);

/** Runs a program for operators with a database connection and prints its result; exits with code 1 on failure. */
export function runOperatorProgram<S extends typeof programSettings>(
  name: string,
  schema: S,
  work: (database: DataSource, settings: z.output<S>) => Promise<string>,
): void {
  const settings = readEnvironment(schema);
  const run = async () => {
    const { DATABASE_URL } = settings;
    const database = new DataSource(dataSourceOptions({ DATABASE_URL, DATABASE_POOL: 1 }, name));
    await database.initialize();
    const said = await work(database, settings).finally(() => database.destroy());
    process.stdout.write(`${said}\n`);
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
