import { type Endpoint, openApiDocument, openApiPath } from '@golghar/contracts';
import escapeHtml from 'escape-html';
import { type Field, fieldsOf, type JsonSchema, typeInWords } from './schema-fields';

type Content = Record<string, { schema: JsonSchema }>;

type Operation = {
  summary: string;
  description: string;
  tags: [string];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content; 'x-line-schema'?: JsonSchema }>;
};

type Entry = { name: string; method: string; path: string; operation: Operation };

const row = (head: string, text: string) =>
  `<tr><th scope="row"><code>${escapeHtml(head)}</code></th><td>${escapeHtml(text)}</td></tr>`;

const table = (rows: string[]) => `<table>${rows.join('')}</table>`;

const fieldRow = ({ name, type, isRequired }: Field) => row(name, isRequired ? type : `${type}; optional`);

/** The fields of a body, folded where there are many. */
function body(title: string, schema: JsonSchema | undefined): string {
  if (!schema) return '';
  const fields = fieldsOf(schema);
  if (fields.length === 0) return `<h4>${escapeHtml(title)}</h4><p>${escapeHtml(typeInWords(schema))}</p>`;
  const rows = table(fields.map(fieldRow));
  return fields.length > 8
    ? `<details><summary>${escapeHtml(title)}: ${fields.length} fields</summary>${rows}</details>`
    : `<h4>${escapeHtml(title)}</h4>${rows}`;
}

function section({ name, method, path, operation }: Entry): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const [success] = Object.values(responses);
  const [media = '', content] = Object.entries(success?.content ?? {})[0] ?? [];
  const isJson = media === 'application/json';
  return `<section id="${escapeHtml(name)}">
<h3>${escapeHtml(summary)}</h3>
<p class="path"><span class="method">${method}</span> ${escapeHtml(path)}</p>
<p class="quiet">${escapeHtml(description)}</p>
${
  parameters.length > 0
    ? `<h4>Parameters</h4>${table(
        parameters.map(({ name: parameter, in: place, required, schema }) =>
          row(parameter, `${typeInWords(schema)}; in the ${place}${required ? '' : ', optional'}`),
        ),
      )}`
    : ''
}
${body('Body', requestBody?.content['application/json']?.schema)}
<h4>Answers</h4>
${table(Object.entries(responses).map(([status, answer]) => row(status, answer.description)))}
${isJson ? body('Body of the answer', content?.schema) : ''}
${media && !isJson ? `<p class="quiet">As <code>${escapeHtml(media)}</code>.</p>` : ''}
${body('Each line', success?.['x-line-schema'])}
</section>`;
}

/** Every operation on one page, for reading: it needs no script. */
export function referencePage(operations: Record<string, Endpoint>): string {
  const { paths } = openApiDocument(operations) as { paths: Record<string, Record<string, Operation>> };
  const entries = Object.entries(operations).flatMap(([name, endpoint]): Entry[] => {
    const path = openApiPath(endpoint.path);
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    return operation ? [{ name, method: endpoint.method, path, operation }] : [];
  });
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0]))];
  const groups = tags.map((tag) => ({
    tag: escapeHtml(tag),
    members: entries.filter(({ operation }) => operation.tags[0] === tag),
  }));
  const links = groups.map(
    ({ tag, members }) =>
      `<h2>${tag}</h2><ul>${members
        .map(
          ({ name, operation }) =>
            `<li><a href="#${escapeHtml(name)}">${escapeHtml(operation.summary)}</a></li>`,
        )
        .join('')}</ul>`,
  );
  const sections = groups.map(({ tag, members }) => `<h2>${tag}</h2>\n${members.map(section).join('\n')}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><link rel="stylesheet" href="/service-pages/api-reference.css"></head>
<body><header><h1>API</h1>
<p>${entries.length} operations, also as <a href="/api/admin/openapi.json">OpenAPI 3.1</a>. Every error has the body
<code>{"code", "message"}</code>.</p></header>
<nav aria-label="Operations">${links.join('\n')}</nav>
<main>
${sections.join('\n')}
</main></body></html>`;
}
