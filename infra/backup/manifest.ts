import * as z from 'zod';
import { serviceNames } from '../database/service-role';

/** One table of a backup. */
const tableSchema = z.object({
  schema: z.enum(serviceNames),
  name: z.string(),
  columns: z.array(z.string()),
});

/** What a backup begins with. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The release that made it. */
  version: z.string().default('before 1.0'),
  /** When its data was as it is here: everything that was committed before then is in it. */
  at: z.iso.datetime(),
  /** Names of the migrations that each schema had. */
  migrations: z.record(z.enum(serviceNames), z.array(z.string())),
  /** In an order in which every row finds the rows that it refers to. */
  tables: z.array(tableSchema),
  /** Where each sequence stood. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});

/** What a backup ends with: without it, it was cut off. Rows by `schema.table`. */
export const countsSchema = z.record(z.string(), z.number().int());

export type BackupTable = z.output<typeof tableSchema>;
export type Manifest = z.output<typeof manifestSchema>;
export type Counts = z.output<typeof countsSchema>;

export const nameOf = ({ schema, name }: BackupTable) => `${schema}.${name}`;
