import { openApiDocument } from '@golghar/contracts';
import escapeHtml from 'escape-html';
import { describeType, fieldsOf, type JsonSchema } from './schema-fields';

type Content = Record<string, { schema: JsonSchema }>;

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content; 'x-line-schema'?: JsonSchema }>;
};

const table = (rows: [head: string, text: string][]) =>
  `<table>${rows
    .map(
      ([head, text]) =>
        `<tr><th scope="row"><code>${escapeHtml(head)}</code></th><td>${escapeHtml(text)}</td></tr>`,
    )
    .join('')}</table>`;

/** The fields of a body, collapsed if there are many. */
function body(title: string, schema: JsonSchema | undefined): string {
  if (!schema) return '';
  const fields = fieldsOf(schema);
  if (fields.length === 0) return `<h4>${title}</h4><p>${escapeHtml(describeType(schema))}</p>`;
  const rows = table(
    fields.map(({ name, type, isRequired }) => [name, isRequired ? type : `${type}; optional`]),
  );
  return fields.length > 8
    ? `<details><summary>${title}: ${fields.length} fields</summary>${rows}</details>`
    : `<h4>${title}</h4>${rows}`;
}

const parametersTable = (parameters: Operation['parameters']) =>
  `<h4>Parameters</h4>${table(
    parameters.map(({ name, in: place, required, schema }) => [
      name,
      `${describeType(schema)}; in the ${place}${required ? '' : ', optional'}`,
    ]),
  )}`;

function section({ method, path, ...operation }: Operation & { method: string; path: string }): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const [success] = Object.values(responses);
  const [media = '', content] = Object.entries(success?.content ?? {})[0] ?? [];
  const isJson = media === 'application/json';
  return `<section id="${operationId}">
<h3>${summary}</h3>
<p class="path"><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</p>
<p class="quiet">${escapeHtml(description)}</p>
${parameters.length > 0 ? parametersTable(parameters) : ''}
${body('Body', requestBody?.content['application/json']?.schema)}
<h4>Answers</h4>
${table(Object.entries(responses).map(([status, answer]) => [status, answer.description]))}
${isJson ? body('Body of the answer', content?.schema) : ''}
${media && !isJson ? `<p class="quiet">As <code>${media}</code>.</p>` : ''}
${body('Each line', success?.['x-line-schema'])}
</section>`;
}

/** Every operation on one page, without a script. */
export function referencePage(): string {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );
  const parts = [...new Set(entries.map(({ tags: [tag] }) => tag))].map((tag) => {
    const members = entries.filter(({ tags }) => tags[0] === tag);
    const links = members.map(
      ({ operationId, summary }) => `<li><a href="#${operationId}">${summary}</a></li>`,
    );
    return {
      nav: `<h2>${tag}</h2><ul>${links.join('')}</ul>`,
      main: `<h2>${tag}</h2>\n${members.map(section).join('\n')}`,
    };
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><link rel="stylesheet" href="/service-pages/api-reference.css"></head>
<body><header><h1>API</h1>
<p>${entries.length} operations, also as <a href="/api/admin/openapi.json">OpenAPI 3.1</a>. Every error has the body
<code>{"code", "message"}</code>.</p></header>
<nav aria-label="Operations">${parts.map(({ nav }) => nav).join('\n')}</nav>
<main>
${parts.map(({ main }) => main).join('\n')}
</main></body></html>`;
}
