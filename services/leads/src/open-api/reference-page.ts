import { type Endpoint, openApiDocument, openApiPath } from '@golghar/contracts';
import escapeHtml from 'escape-html';

type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.5rem 0; }
  h2 { font-size: 1.1rem; margin: 0.5rem 0; } code { overflow-wrap: anywhere; }
  pre { overflow-x: auto; font-size: 0.875rem; } table { border-collapse: collapse; }
  th, td { text-align: left; padding: 0.125rem 1rem 0.125rem 0; vertical-align: top; }`;

const schema = (title: string, value: unknown) =>
  `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function section(name: string, { method, path }: Endpoint, operation: Operation): string {
  const parameters = operation.parameters.map((parameter) =>
    row(
      `<code>${escapeHtml(parameter.name)}</code>`,
      `${parameter.in}${parameter.required ? ', required' : ''}`,
      `<code>${escapeHtml(JSON.stringify(parameter.schema))}</code>`,
    ),
  );
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const [media, content] = Object.entries(answer.content ?? {})[0] ?? [];
    const isError = JSON.stringify(content?.schema ?? '').includes('schemas/Error');
    return `${row(`<code>${status}</code>`, escapeHtml(answer.description))}${
      media && !isError ? `<tr><td></td><td>${schema(media, content?.schema)}</td></tr>` : ''
    }`;
  });
  return `<section id="${escapeHtml(name)}">
<h2>${escapeHtml(operation.summary)}</h2>
<p><code>${method} ${escapeHtml(openApiPath(path))}</code><br>${escapeHtml(operation.description)}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.join('')}</table>` : ''}
${operation.requestBody ? schema('Request body', operation.requestBody.content['application/json']?.schema) : ''}
<h3>Answers</h3><table>${answers.join('')}</table>
</section>`;
}

/** Every operation on one page, for reading: it needs no script. */
export function referencePage(operations: Record<string, Endpoint>): string {
  const { paths } = openApiDocument(operations) as { paths: Record<string, Record<string, Operation>> };
  const sections = Object.entries(operations).flatMap(([name, endpoint]) => {
    const operation = paths[openApiPath(endpoint.path)]?.[endpoint.method.toLowerCase()];
    return operation ? [section(name, endpoint, operation)] : [];
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${style}</style></head>
<body><main><h1>API</h1>
<p>Also as <a href="/api/admin/openapi.json">OpenAPI 3.1</a>. Every error has the body <code>{"code", "message"}</code>.</p>
${sections.join('\n')}
</main></body></html>`;
}
