import { openApiDocument } from './open-api';

type Operation = { operationId?: string; responses: Record<string, unknown> };
type Methods = Record<string, Operation>;

const document = openApiDocument() as {
  info: { license?: { name: string; identifier: string } };
  servers?: { url: string }[];
  paths: Record<string, Methods>;
  webhooks: Record<string, Methods>;
};

const operationsOf = (items: Record<string, Methods>): Operation[] =>
  Object.values(items).flatMap(Object.values);

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
describe('openApiDocument', () => {
  it('says where the API is and under which licence', () => {
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
    expect(document.info.license).toEqual({ name: 'MIT License', identifier: 'MIT' });
  });

  it('gives each operation and each webhook an id of its own', () => {
    const ids = [...operationsOf(document.paths), ...operationsOf(document.webhooks)].map(
      ({ operationId }) => operationId,
    );
    expect(ids).not.toContain(undefined);
    expect(ids).toContain('leadChangedWebhook');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells of each operation how it refuses', () => {
    for (const { responses } of operationsOf(document.paths))
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
  });

  it('describes each property that it requires', () => {
    expect(undescribed(document)).toEqual([]);
  });
});
