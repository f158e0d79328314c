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

/** Postgres takes no NUL in a text. */
const text = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom('Asha Kumari', '+91 98350 00000', 'asha@sweets.example', 'seo', 'GD-7Q2K'),
  },
  { weight: 1, arbitrary: fc.constantFrom('a\0b', '\0', '\x1b[2J') },
);

/** A value that fits a schema, or nearly. */
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

/** What has broken programs before. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    'a\0b',
    '\x1b[2J',
    '\ud800',
    '\u202e',
    '\u2028',
    '%',
    '_',
    '\\',
    "' OR 1=1 --",
    '\r\nBcc: x@y.example',
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '2026-02-30',
    '0000-01-01',
    '-1',
    '1e400',
    'NaN',
    'Infinity',
    '99999999999999999999',
    'W10',
    'eyJhIjoxfQ',
    'x'.repeat(6000),
    '__proto__',
    null,
    true,
    -0,
    0.5,
    1e308,
    2 ** 53,
    -1,
    [],
    [[]],
    {},
    { constructor: null },
    ['a', 'a'],
    [null],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const nameOf = (names: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...(names.length > 0 ? names : ['unknown'])) },
    { weight: 1, arbitrary: fc.constantFrom('unknown', '__proto__') },
  );

/** An object with, sometimes, a part that is hostile or unknown. */
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

const queryFor = ({ query }: Endpoint): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: objectFor(query).map((value) =>
        Object.entries(value as object)
          .map(([name, part]) => `${encode(name)}=${encode(part)}`)
          .join('&'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%ff',
        '%c0%af',
        'q=%00',
        'a[]=1',
        '&&&',
        'limit=1&limit=2',
        'q='.repeat(500),
      ),
    },
  );

const pathFor = ({ path }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> => {
  const parameter = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: hostile.map(encode) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%ff',
        '%c0%af',
        '%2e%2e',
        'a'.repeat(100),
        'a'.repeat(3000),
        '%00',
        '.',
        '..',
      ),
    },
  );
  return fc
    .array(parameter, { minLength: 3, maxLength: 3 })
    .map((values) => path.replace(/:\w+/g, () => values.pop() || 'x'));
};

const bodyFor = ({ request }: Endpoint): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: objectFor(request).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostile.map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '"',
        '[',
        '{"a":1',
        'null',
        '\0',
        '{"__proto__":{}}',
        'a=b',
        'x'.repeat(70_000),
      ),
    },
  );

const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
  );

/**
 * Requests to an operation: most are nearly right, so that they get far, and some are wrong in every way.
 * @param ids of what there is, for parameters
 * @param cookie of somebody who may do everything
 */
export function requestsFor(entry: Endpoint, ids: readonly string[], cookie: string): fc.Arbitrary<Sent> {
  const hasBody = entry.request !== undefined || entry.method !== 'GET';
  return fc
    .record({
      method: mostly<string>(
        entry.method,
        'GET',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'HEAD',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
      ),
      path: pathFor(entry, ids),
      query: queryFor(entry),
      body: hasBody ? bodyFor(entry) : fc.constant(undefined),
      type: mostly(
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'text/csv',
        '',
      ),
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
