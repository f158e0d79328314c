import { fieldsOf, type JsonSchema, typeInWords } from './schema-fields';

it.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', minLength: 2, maxLength: 100 }, 'text, 2 to 100 characters'],
  [{ type: 'string', maxLength: 30 }, 'text, at most 30 characters'],
  [{ type: 'string', format: 'uuid', maxLength: 36 }, 'uuid'],
  [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer, 1 to 100'],
  [{ enum: ['call', 'whatsapp'] }, 'one of call, whatsapp'],
  [{ const: 'ok' }, 'ok'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
  [{ type: 'array', items: { type: 'string' } }, 'list of text'],
  [{}, 'any'],
])('says %j as %s', (schema, words) => {
  expect(typeInWords(schema)).toBe(words);
});

it('names the fields of inner objects by their way', () => {
  const person = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const schema = {
    type: 'object',
    properties: {
      user: person,
      staff: { type: 'array', items: person },
      by: { anyOf: [person, { type: 'null' }] },
    },
    required: ['user'],
  };
  expect(fieldsOf(schema)).toEqual([
    { name: 'user', type: 'object', isRequired: true },
    { name: 'user.name', type: 'text', isRequired: true },
    { name: 'staff', type: 'list of object', isRequired: false },
    { name: 'staff[].name', type: 'text', isRequired: true },
    { name: 'by', type: 'object or null', isRequired: false },
    { name: 'by.name', type: 'text', isRequired: true },
  ]);
});
