import * as z from 'zod/mini';
import { api } from './api';
import { apiScopes } from './base/access';
import type { Endpoint, StreamType } from './base/endpoint';
import { errorStatus, wireErrorSchema } from './base/errors';
import { agency } from './brand/agency';
import { webhookEvents, webhookPayloads, webhookTestEvent } from './delivery/webhooks';
import { idempotencyKeyHeader, idempotencyKeySchema } from './intake/enquiry';

type Json = Record<string, unknown>;

const error = { $ref: '#/components/schemas/Error' };

const sessions = [{ cookie: [] }, { session: [] }];

/** Who may call an operation and how. A scheme of the type http is listed with the roles or scopes that it needs. */
function accessOf({ access, scope }: Endpoint): { description: string; security: Json[] } {
  if (access === 'public') return { description: 'Open to everybody.', security: [] };
  const who = access === 'signed_in' ? 'For those who are signed in.' : `For the roles ${access.join(', ')}.`;
  const tokens = scope ? `API tokens need the scope \`${scope}\`.` : 'Not for API tokens.';
  return {
    description: `${who} ${tokens}`,
    security: [...sessions, ...(scope ? [{ token: [scope] }] : [])],
  };
}

/** Writes out the properties of a record with known keys, which zod gives as a pattern for all of them. */
function nameProperties(schema: Json): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (!propertyNames || !Array.isArray(required)) return;
  delete schema.propertyNames;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
}

const schemaOf = (schema: NonNullable<Endpoint['request']>, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return rest;
};

/** `requestPasswordReset` as a person reads it: `Request password reset`. */
const inWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const keyParameter = (): Json => ({
  name: idempotencyKeyHeader,
  in: 'header',
  required: false,
  description:
    'Makes it safe to send a request again: the same key with the same body gives the first answer again, for two days.',
  schema: schemaOf(idempotencyKeySchema, 'input'),
});

function parametersOf({ params, query, takesKey }: Endpoint): Json[] {
  const inPlace = (schema: Endpoint['params'], place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  return [...inPlace(params, 'path'), ...inPlace(query, 'query'), ...(takesKey ? [keyParameter()] : [])];
}

/** Each line of these streams is a `response`; otherwise `response` is the body returned instead. */
const streamsOfLines: StreamType[] = ['application/x-ndjson', 'text/event-stream'];

function successOf({ response, stream }: Endpoint): Json {
  if (!response && !stream) return { description: 'Done; there is no body.' };
  const json = response && { 'application/json': { schema: schemaOf(response, 'output') } };
  if (!stream) return { description: 'Done.', content: json };
  const file = { [stream.split(';')[0] ?? stream]: { schema: { type: 'string' } } };
  if (!response) return { description: 'The file or stream.', content: file };
  if (!streamsOfLines.includes(stream))
    return { description: 'As JSON, or as a file.', content: { ...json, ...file } };
  return {
    description: 'A line of JSON for each of the schema below.',
    content: file,
    'x-line-schema': schemaOf(response, 'output'),
  };
}

function responsesOf(endpoint: Endpoint): Json {
  const { errors = [] } = endpoint;
  const codesOf = (status: number) => errors.filter((code) => errorStatus[code] === status).join(', ');
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: error } },
  });
  return {
    [endpoint.status]: successOf(endpoint),
    ...Object.fromEntries(errors.map((code) => [errorStatus[code], refusal(codesOf(errorStatus[code]))])),
    '4XX': refusal('Any other refusal, in the same shape.'),
    default: refusal('Any other error, in the same shape.'),
  };
}

/** The part of the API that an operation belongs to: the first part of its path. */
const tagOf = (path: string): string => {
  const [, , first = '', second = ''] = path.split('/');
  return (first === 'admin' ? second : first).replace(/\.\w+$/, '');
};

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: inWords(name),
  tags: [tagOf(endpoint.path)],
  ...accessOf(endpoint),
  parameters: parametersOf(endpoint),
  ...(endpoint.request && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(endpoint.request, 'input') } },
    },
  }),
  responses: responsesOf(endpoint),
});

/** A path as OpenAPI writes it: `{id}` for `:id`. */
export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const scopeLines = Object.entries(apiScopes)
  .map(([scope, words]) => `- \`${scope}\`: ${words}`)
  .join('\n');

const webhookNames = Object.keys(webhookPayloads) as (keyof typeof webhookPayloads)[];

const webhookHeaders: Record<string, string> = {
  'webhook-id': 'The same for each attempt and replay of a message: whoever has seen it has handled it.',
  'webhook-timestamp':
    'When the attempt was made, in seconds since 1970. Refuse what is older than five minutes.',
  'webhook-signature':
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the bytes after `whsec_`; several with blanks between them while a secret is being changed.',
};

/** A request that we make, by the Standard Webhooks specification (https://www.standardwebhooks.com). */
const webhookOf = (name: keyof typeof webhookPayloads): Json => ({
  post: {
    operationId: `${name.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase())}Webhook`,
    summary: name === webhookTestEvent ? 'An admin tries the webhook' : webhookEvents[name],
    description:
      'Any status from 200 to 299 within ten seconds is success; redirects are not followed. Otherwise the message is sent again, up to nine times within a day. Messages may overtake one another: `submission.version` tells which is newer.',
    security: [],
    parameters: Object.entries(webhookHeaders).map(([header, description]) => ({
      name: header,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(webhookPayloads[name], 'output') } },
    },
    responses: { '2XX': { description: 'The message was taken.' } },
  },
});

/** The whole API as an OpenAPI 3.1 document, made from the contract's entries. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: agency.name,
      version: '1',
      description:
        'The API of the site and the back office. Every error has the shape `Error`; its codes are stable, its messages are for people.',
      license: { name: 'MIT License', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this document is served.' }],
    security: sessions,
    paths,
    webhooks: Object.fromEntries(webhookNames.map((name) => [name, webhookOf(name)])),
    components: {
      schemas: { Error: schemaOf(wireErrorSchema, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session', description: '`__Host-session` over TLS.' },
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of a session.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'golghar_…',
          description: `A personal API token, made under Account. It counts for the lesser of its own role and its owner's, and needs the scope that an operation names. The scopes:\n\n${scopeLines}`,
          'x-scopes': apiScopes,
        },
      },
    },
  };
}
