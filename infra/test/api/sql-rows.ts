import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import ts from 'typescript';
import * as z from 'zod';
import type { ServiceName } from '../../database/service-role';
import { root } from '../root';
import { useDataSource } from './test-database';

/** What a `*.sql.ts` module exports: a statement, a named statement, or a function that builds or runs statements. */
type Statement = string | { text: string } | ((...args: never[]) => unknown);

type Run = (database: DataSource, prepare: (sql: string) => Promise<unknown>) => Promise<unknown>;

type Row = Record<string, unknown>;

type SeenRows = { schema: z.ZodObject; rows: Row[] };

/**
 * A statement, its parameter values or the function that runs it, and the name of its row type; without one it returns no rows.
 */
type RowCheck = readonly [statement: Statement, run: readonly unknown[] | Run, row?: string];

/** Each check starts with what `prepare` stores, and is rolled back. */
export type RowChecks = { feature: string; prepare?: string; checks: readonly RowCheck[] };

type Options = {
  service: ServiceName;
  /** Folders of the repository whose `*.sql.ts` files and row types are checked. */
  sources: readonly string[];
  /** What the owner stores for all checks; table names need their schema. */
  fixture: string;
  features: readonly RowChecks[];
  /** A file with row types for statements that declare none of their own. */
  types: string;
};

/**
 * Runs statements on a real database and compares the rows with their types. A nullable field must be seen both with and
 * without a value; a statement that returns rows but has no check also fails.
 */
export function testSqlRows({ service, sources, fixture, features, types }: Options): void {
  const tests = useDataSource(service);
  let schemaOf: (row: string) => z.ZodObject;

  beforeAll(async () => {
    schemaOf = rowSchemas([...sources.flatMap(sqlFiles), types]);
    await tests.database.query(fixture);
  }, 60_000);

  it.each(features)('the rows of $feature are what their types say', async ({ prepare, checks }) => {
    const runner = tests.source().createQueryRunner();
    await runner.startTransaction();
    const seen: SeenRows[] = [];
    try {
      if (prepare) await runner.query(prepare);
      for (const check of checks) {
        await runner.query('SAVEPOINT prepared');
        seen.push(await checkRows(runner.manager, check, schemaOf));
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

const sqlFiles = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql.ts'))
    .map((file) => path.join(root, folder, file));

async function statementsOf(folder: string): Promise<{ name: string; statement: Statement }[]> {
  const modules = sqlFiles(folder).map(async (file) => {
    const exports: Record<string, unknown> = await import(file);
    return Object.entries(exports).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter(isStatement)
        .map((statement) => ({ name: `${path.basename(file)}: ${name}`, statement })),
    );
  });
  return (await Promise.all(modules)).flat();
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'string' ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && 'text' in value);

/** A function may run anything, so only a check can tell. */
const mayAnswerRows = (statement: Statement): boolean =>
  typeof statement === 'function' || answersRows(typeof statement === 'string' ? statement : statement.text);

function answersRows(sql: string): boolean {
  // Anything else is a condition, a fragment of a statement.
  if (!/^\s*(\(|(WITH|SELECT|INSERT|UPDATE|DELETE)\b)/.test(sql)) return false;
  let text = sql;
  // Without everything in parentheses, only the outer statement is left: no subquery, no WITH.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, ' ');
  }
  if (/^\s*SELECT pg_(advisory_xact_lock|notify)\s*$/.test(text)) return false;
  const [verb] = /\b(SELECT|INSERT|UPDATE|DELETE)\b/.exec(text) ?? [];
  return verb === undefined || verb === 'SELECT' || /\bRETURNING\b/.test(text);
}

/** Runs a statement, checks its rows and returns them with their schema. */
async function checkRows(
  manager: EntityManager,
  [statement, run, row]: RowCheck,
  schemaOf: (row: string) => z.ZodObject,
): Promise<SeenRows> {
  const answers: Row[][] = [];
  const query = async (text: string, values: unknown[] = []) => {
    const result = await manager.query(text, values);
    // The driver returns the rows of an UPDATE or DELETE together with their count.
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
  expect({ name, answers: answers.length > 0 }).toEqual({ name, answers: row !== undefined });
  const [schema, rows] = [row ? schemaOf(row) : z.strictObject({}), answers.flat()];
  const { data, error } = z
    .array(schema)
    .min(row ? 1 : 0)
    .safeParse(rows);
  expect({ name, error: error && z.prettifyError(error), rows: data }).toEqual({
    name,
    error: undefined,
    rows,
  });
  return { schema, rows };
}

/** Nullable fields that no row or every row has: their types are not proven. */
function unprovenFields(seen: readonly SeenRows[]): string[] {
  return [...new Set(seen.map(({ schema }) => schema))].flatMap((schema) => {
    const rows = seen.flatMap((one) => (one.schema === schema ? one.rows : []));
    return Object.entries(schema.shape)
      .filter(([, field]) => z.safeParse(field, null).success)
      .filter(([key]) => new Set(rows.map((row) => row[key] === null)).size < 2)
      .map(([key]) => key);
  });
}

/** The schemas of the types in these files, as the compiler reads them. */
function rowSchemas(files: readonly string[]): (row: string) => z.ZodObject {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['source'],
    types: ['node'],
  };
  // No row contains types of other libraries, which would be most of what is read.
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (modules, file) =>
    modules.map(({ text }) =>
      /^([.]|@golghar|zod)/.test(text)
        ? ts.resolveModuleName(text, file, options, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const aliases = files.flatMap((file) => program.getSourceFile(file)?.statements ?? []);
  const made = new Map<string, z.ZodObject>();
  return (row) => {
    const [alias] = aliases.filter((each) => ts.isTypeAliasDeclaration(each) && each.name.text === row);
    if (!alias) throw new Error(`There is no type ${row}`);
    const schema = made.get(row) ?? (schemaOfType(checker, checker.getTypeAtLocation(alias)) as z.ZodObject);
    made.set(row, schema);
    return schema;
  };
}

function schemaOfType(checker: ts.TypeChecker, type: ts.Type): z.ZodType {
  const schemaOf = (part: ts.Type) => schemaOfType(checker, part);
  const is = (flags: ts.TypeFlags) => (type.flags & flags) !== 0;
  if (type.isLiteral()) return z.literal(type.value as string | number);
  if (is(ts.TypeFlags.BooleanLiteral)) return z.literal(checker.typeToString(type) === 'true');
  if (is(ts.TypeFlags.StringLike)) return z.string();
  if (is(ts.TypeFlags.Number)) return z.number();
  if (is(ts.TypeFlags.Null)) return z.null();
  if (is(ts.TypeFlags.NonPrimitive)) return z.looseObject({}).or(z.array(z.unknown()));
  if (type.isUnion())
    return z.union(type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map(schemaOf));
  if (type.symbol?.name === 'Date') return z.date();
  if (type.symbol?.name === 'Buffer') return z.instanceof(Buffer);
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return z.array(schemaOf(element as ts.Type));
  }
  const [index] = checker.getIndexInfosOfType(type);
  if (index) return z.record(z.string(), schemaOf(index.type));
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const schema = schemaOf(checker.getTypeOfSymbol(field));
    return [field.name, field.flags & ts.SymbolFlags.Optional ? schema.optional() : schema];
  });
  if (fields.length === 0) throw new Error(`No schema is made of ${checker.typeToString(type)}`);
  return z.strictObject(Object.fromEntries(fields));
}
