import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@golghar/contracts';
import fc from 'fast-check';
import * as z from 'zod';
import type { Sent } from './send';

type JsonSchema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/** Postgres accepts no NUL in text. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('Asha Kumari', '+91 98350 00000', 'asha@sweets.example', 'seo', 'GD-7Q2K'),
  fc.constantFrom('a\0b', '\0', '\x1b[2J', 'Asha', '9'),
);

/** A value that matches a schema, or almost does. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const parts = Object.entries(properties).map(([name, part]) => [name, fitting(part)] as const);
      return fc.record(Object.fromEntries(parts), { requiredKeys: required });
    }
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1000),
        max: Math.min(schema.maximum ?? 1000, 1000),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (schema.format === 'uuid') return fc.uuid();
      if (schema.format === 'date-time')
        return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
      if (schema.format === 'date')
        return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
      return text;
  }
}

/** Picks alternatives by weight. */
const mix = <T>(...parts: [weight: number, arbitrary: fc.Arbitrary<T>][]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Any Unicode characters; fast-check's own unit for them would first build a map of all. */
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 30 })
  .map((points) => String.fromCodePoint(...points).replace(/\p{Cs}/gu, ''));

const broken = JSON.parse(readFileSync(path.join(__dirname, 'broken.json'), 'utf8'));

/** Values that have broken programs before. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>('x'.repeat(6000), ...broken.values),
  anyCharacters,
  fc.jsonValue({ maxDepth: 2 }),
);

const nameOf = (names: readonly string[]) =>
  mix(
    [9, fc.constantFrom(...(names.length > 0 ? names : ['unknown']))],
    [1, fc.constantFrom('unknown', '__proto__')],
  );

/** An object that sometimes has a hostile or unknown property. */
const spoilt = (whole: fc.Arbitrary<unknown>, names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.tuple(whole, fc.option(fc.tuple(nameOf(names), hostile), { freq: 1 })).map(([value, change]) => {
    if (!change || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries([...Object.entries(value), change]);
  });

const jsonSchemaOf = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const objectFor = (schema: z.core.$ZodType | undefined): fc.Arbitrary<unknown> => {
  if (!schema) return fc.constant({});
  const json = jsonSchemaOf(schema);
  return spoilt(fitting(json), Object.keys(json.properties ?? {}));
};

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

// A lone surrogate has no encoding.
const encode = (value: unknown) => encodeURIComponent(asText(value).replace(/\p{Cs}/gu, ''));

const queryFor = ({ query }: Endpoint): fc.Arbitrary<string> => {
  const fits = objectFor(query).map((value) =>
    Object.entries(value as object)
      .map(([name, part]) => `${encode(name)}=${encode(part)}`)
      .join('&'),
  );
  return mix([9, fits], [1, fc.constantFrom(...broken.queries, 'q='.repeat(500))]);
};

const pathFor = ({ path }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> => {
  const parameter = mix(
    [6, fc.constantFrom(...ids)],
    [1, fc.uuid()],
    [1, hostile.map(encode)],
    [1, fc.constantFrom(...broken.parameters, 'a'.repeat(100), 'a'.repeat(3000))],
  );
  return fc
    .array(parameter, { minLength: 3, maxLength: 3 })
    .map((values) => path.replace(/:\w+/g, () => values.pop() || 'x'));
};

const bodyFor = ({ request }: Endpoint): fc.Arbitrary<string> =>
  mix(
    [8, objectFor(request).map((value) => JSON.stringify(value))],
    [1, hostile.map((value) => JSON.stringify(value) ?? '')],
    [1, fc.constantFrom(...broken.bodies, 'x'.repeat(70_000))],
  );

const mostly = <T>(usual: T, ...others: T[]) => mix([8, fc.constant(usual)], [2, fc.constantFrom(...others)]);

/**
 * Requests to an operation: most are nearly right, so that they get far, and some are wrong in every way.
 * @param ids of what there is, for parameters
 * @param cookie of somebody who may do everything
 */
export function requestsFor(entry: Endpoint, ids: readonly string[], cookie: string): fc.Arbitrary<Sent> {
  const hasBody = entry.request !== undefined || entry.method !== 'GET';
  return fc
    .record({
      method: mostly<string>(entry.method, ...broken.methods),
      path: pathFor(entry, ids),
      query: queryFor(entry),
      body: hasBody ? bodyFor(entry) : fc.constant(undefined),
      type: mostly('application/json', ...broken.types),
      cookie: mostly(cookie, '', 'session=', 'session=a.b.c', `${cookie}x`),
      key: fc.option(fc.constantFrom('a', 'a'.repeat(300), ' ', 'key\t1', '"'), { freq: 4, nil: undefined }),
      origin: fc.option(fc.constantFrom('null', 'https://evil.example', '', 'http://localhost:8080'), {
        freq: 4,
        nil: undefined,
      }),
      bearer: fc.option(fc.constantFrom('Bearer a.b.c', 'Bearer ', 'Basic YTpi', 'Bearer'), {
        freq: 8,
        nil: undefined,
      }),
    })
    .map(({ method, path, query, body, type, cookie, key, origin, bearer }) => ({
      method,
      path: query ? `${path}?${query}` : path,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && type && { 'content-type': type }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(origin !== undefined && { origin }),
        ...(bearer !== undefined && { authorization: bearer }),
      },
      ...(body !== undefined && { body }),
    }));
}
