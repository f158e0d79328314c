import { openApiDocument } from './open-api';

type Paths = Record<string, Record<string, { operationId?: string }>>;

const document = openApiDocument() as { paths: Paths; webhooks: Paths };

/** Objects of the document that require a property which they do not describe. */
function undescribed(part: unknown, place = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { required, properties } = part as { required?: unknown; properties?: Record<string, unknown> };
  const missing = Array.isArray(required) ? required.filter((name) => !(name in (properties ?? {}))) : [];
  return [
    ...missing.map((name) => `${place}: ${name}`),
    ...Object.entries(part).flatMap(([name, inner]) => undescribed(inner, `${place}/${name}`)),
  ];
}

// What Redocly's recommended rules ask of a document, beyond its being valid.
it('the document gives each operation and each webhook an id of its own', () => {
  const methods = [...Object.values(document.paths), ...Object.values(document.webhooks)];
  const ids = methods.flatMap(Object.values).map(({ operationId }) => operationId);
  expect(ids).not.toContain(undefined);
  expect(ids).toContain('leadChangedWebhook');
  expect(new Set(ids).size).toBe(ids.length);
});

it('the document describes each property that it requires', () => {
  expect(undescribed(document)).toEqual([]);
});
