/** The part of JSON Schema that the contracts' schemas use. */
export type JsonSchema = {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

export type Field = { name: string; type: string; isRequired: boolean };

/** The largest safe number means that nobody set a limit. */
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const span = (least: number | undefined, most: number | undefined, unit = ''): string => {
  if (isLimit(least) && isLimit(most))
    return least === most ? `, ${least}${unit}` : `, ${least} to ${most}${unit}`;
  if (isLimit(most)) return `, at most ${most}${unit}`;
  return isLimit(least) && least > 0 ? `, at least ${least}${unit}` : '';
};

export function describeType(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(describeType))].join(' or ');
  if (schema.enum)
    return schema.enum.length === 1 ? String(schema.enum[0]) : `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type === 'array') return schema.items ? `list of ${describeType(schema.items)}` : 'list';
  if (schema.type === 'string')
    return schema.format ?? `text${span(schema.minLength, schema.maxLength, ' characters')}`;
  if (schema.type === 'integer' || schema.type === 'number')
    return `${schema.type}${span(schema.minimum, schema.maximum)}`;
  return schema.type ?? 'any';
}

/** The schema that holds the properties of a value: its own, or that of a list's elements or of one choice. */
const objectsIn = (schema: JsonSchema): JsonSchema[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return schema.properties ? [schema] : inner.flatMap(objectsIn);
};

/** Every field of a schema, those of inner objects as `outer.inner`. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  return objectsIn(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([key, property]) => {
      const name = prefix + key;
      const field = { name, type: describeType(property), isRequired: required.includes(key) };
      return [field, ...fieldsOf(property, `${name}${property.items ? '[]' : ''}.`)];
    }),
  );
}
