import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import type { ServiceName } from '../../database/service-role';
import { root } from '../root';
import { useDatabase } from './test-database';

/** What a module `*.sql.ts` exports: a statement, one with a name, or a function that makes or runs some. */
type Statement = string | { text: string } | ((...args: never[]) => unknown);

type Run = (database: DataSource, prepare: (sql: string) => Promise<unknown>) => Promise<unknown>;

type Row = Record<string, unknown>;

/** A schema that has exactly the fields and types of a row type. */
type RowSchema = { rowSchema: z.ZodObject };

type SeenRows = RowSchema & { rows: Row[] };

/**
 * A statement, the values of its parameters or what runs it, and its rows. Of a function that runs several statements
 * there is a schema for each, in their order; one schema alone is that of all. Without any, it answers no rows.
 */
type RowCheck = readonly [statement: Statement, run: readonly unknown[] | Run, ...rows: RowSchema[]];

/** Each check begins with what `prepare` stores, and leaves nothing behind. */
export type RowChecks = { feature: string; prepare?: string; checks: readonly RowCheck[] };

/** Intersections as the one object that they are, so that types that say the same are the same. */
type Flat<T> = T extends Date | Buffer ? T : T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Takes the schemas of a row's fields, whose types are the row's, no more and no less; any others do not compile. */
export const rowOf =
  <Row>() =>
  <Shape extends z.ZodRawShape>(
    shape: IsSame<Flat<z.output<z.ZodObject<Shape>>>, Flat<Row>> extends true ? Shape : { differsFrom: Row },
  ): RowSchema => ({ rowSchema: z.strictObject(shape as z.ZodRawShape) });

type Options = {
  service: ServiceName;
  /** Folders of the repository whose `*.sql.ts` are checked. */
  sources: readonly string[];
  /** What the owner stores for all checks: names tables with their schema. */
  fixture: string;
  features: readonly RowChecks[];
};

/**
 * Runs statements on the real database and compares their rows with their types. A nullable field has to be seen both
 * with a value and without; a statement that answers rows and that no check names fails as well.
 */
export function testSqlRows({ service, sources, fixture, features }: Options): void {
  const tests = useDatabase();
  let database: DataSource;

  beforeAll(async () => {
    await tests.database.query(fixture);
    database = await new DataSource({
      type: 'postgres',
      url: tests.database.serviceUrl(service),
      installExtensions: false,
    }).initialize();
  }, 60_000);

  afterAll(() => database?.destroy());

  it.each(features)('the rows of $feature are what their types say', async ({ prepare, checks }) => {
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    const seen: SeenRows[] = [];
    try {
      if (prepare) await runner.query(prepare);
      for (const check of checks) {
        await runner.query('SAVEPOINT prepared');
        seen.push(...(await checkRows(runner.manager, check)));
        await runner.query('ROLLBACK TO SAVEPOINT prepared');
      }
      expect(unprovenFields(seen)).toEqual([]);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('every statement that answers rows has a check', async () => {
    const checked = new Set(features.flatMap(({ checks }) => checks.map(([statement]) => keyOf(statement))));
    const exported = (await Promise.all(sources.map(statementsOf))).flat();
    expect(exported.length).toBeGreaterThan(0);
    const unchecked = exported.filter(
      ({ statement }) => mayAnswerRows(statement) && !checked.has(keyOf(statement)),
    );
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });
}

const keyOf = (statement: Statement) => (typeof statement === 'object' ? statement.text : statement);

async function statementsOf(folder: string): Promise<{ name: string; statement: Statement }[]> {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.sql.ts'))
    .map(async (file) => {
      const exports: Record<string, unknown> = await import(path.join(root, folder, file));
      return Object.entries(exports).flatMap(([name, value]) =>
        [value]
          .flat()
          .filter(isStatement)
          .map((statement) => ({ name: `${folder}/${file}: ${name}`, statement })),
      );
    });
  return (await Promise.all(modules)).flat();
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'string' ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && 'text' in value);

/** A function may run anything: only a check can tell. */
const mayAnswerRows = (statement: Statement): boolean =>
  typeof statement === 'function' || answersRows(typeof statement === 'string' ? statement : statement.text);

function answersRows(sql: string): boolean {
  // Anything else is a condition, a part of some statement.
  if (!/^\s*(\(|(WITH|SELECT|INSERT|UPDATE|DELETE)\b)/.test(sql)) return false;
  let text = sql;
  // What is left without all that stands in parentheses is the statement itself: no subquery, no WITH.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, ' ');
  }
  if (/^\s*SELECT pg_(advisory_xact_lock|notify)\s*$/.test(text)) return false;
  const [verb] = /\b(SELECT|INSERT|UPDATE|DELETE)\b/.exec(text) ?? [];
  return verb === undefined || verb === 'SELECT' || /\bRETURNING\b/.test(text);
}

/** Runs a statement and checks its rows; answers them with their schemas. */
async function checkRows(
  manager: EntityManager,
  [statement, run, ...schemas]: RowCheck,
): Promise<SeenRows[]> {
  const answers: Row[][] = [];
  const query = async (text: string, values: unknown[] = []) => {
    const result = await manager.query(text, values);
    // Rows of an UPDATE or a DELETE come with how many they are.
    if (answersRows(text)) answers.push(Array.isArray(result[0]) ? result[0] : result);
    return result;
  };
  const client = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => ({
      rows: await query(text, values),
    }),
  };
  const createQueryRunner = () => ({ connect: async () => client, release: async () => undefined });
  const recorder = { query, manager: { query }, createQueryRunner } as unknown as DataSource;
  if (typeof run === 'function') await run(recorder, (sql) => manager.query(sql));
  else await query(keyOf(statement) as string, [...run]);

  const name = typeof statement === 'function' ? statement.name : keyOf(statement);
  const parts = schemas.length === 1 ? [answers.flat()] : answers;
  expect({ name, statements: parts.length }).toEqual({ name, statements: schemas.length });
  return schemas.map(({ rowSchema }, index) => {
    const rows = parts[index] ?? [];
    const { data, error } = z.array(rowSchema).min(1).safeParse(rows);
    expect({ name, error: error && z.prettifyError(error), rows: data }).toEqual({
      name,
      error: undefined,
      rows,
    });
    return { rowSchema, rows };
  });
}

/** Nullable fields that no row has, and those that every row has: their types are not proven. */
function unprovenFields(seen: readonly SeenRows[]): string[] {
  return [...new Set(seen.map(({ rowSchema }) => rowSchema))].flatMap((schema) => {
    const rows = seen.flatMap((one) => (one.rowSchema === schema ? one.rows : []));
    return Object.entries(schema.shape)
      .filter(([, field]) => z.safeParse(field, null).success)
      .filter(([key]) => new Set(rows.map((row) => row[key] === null)).size < 2)
      .map(([key]) => key);
  });
}
