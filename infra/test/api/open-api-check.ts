import { openApiDocument, openApiPath } from '@golghar/contracts';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Answers = Record<string, { content?: Record<string, { schema: unknown }> }>;

const document = openApiDocument() as {
  paths: Record<string, Record<string, { responses: Answers }>>;
};

// Most schemas validate only a few responses: optimizing their code takes longer than it saves.
const validator = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
addFormats(validator);
validator.addSchema(document, 'openapi');

const pointer = (...parts: string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** What in a response body violates the OpenAPI document; undefined if nothing does. */
export function describeMismatch(
  { method, route, status }: { method: string; route: string; status: number },
  body: string,
): string | undefined {
  const path = openApiPath(route);
  const verb = method.toLowerCase();
  const answers = document.paths[path]?.[verb]?.responses;
  if (!answers) return undefined;
  const where = `${method} ${path} ${status}`;
  const key = answers[status] ? String(status) : 'default';
  if (key === 'default' && status < 400) return `${where}: a success that is not described`;
  if (!answers[key]?.content) return body ? `${where}: a body where none is described` : undefined;
  const place = pointer('paths', path, verb, 'responses', key, 'content', 'application/json', 'schema');
  const validate = validator.getSchema(`openapi#/${place}`);
  if (!validate) return `${where}: no JSON is described`;
  return validate(JSON.parse(body)) ? undefined : `${where}: ${validator.errorsText(validate.errors)}`;
}
