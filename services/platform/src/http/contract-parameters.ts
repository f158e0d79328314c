import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type * as z from 'zod/mini';
import { AppError } from '../errors/app-error';
import { requestOf } from './request';
import { endpointOf } from './route';

/** zod/mini ships no sentences of its own; every rule of the contract that a person can break has one. */
const fieldsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] = 'Unknown field';
    else fields[issue.path.join('.') || 'body'] ??= issue.message;
  }
  return fields;
};

type Part = 'request' | 'query' | 'params';

const check = (context: ExecutionContext, part: Part, value: unknown) => {
  const schema = endpointOf(context)?.[part];
  if (!schema) throw new Error(`The contract's entry has no ${part}`);
  return schema.safeParse(value);
};

const parse = (context: ExecutionContext, part: Part, value: unknown): unknown => {
  const { success, data, error } = check(context, part, value);
  if (!success) throw new AppError('invalid', { fields: fieldsOf(error.issues) });
  return data;
};

/** The request's body, parsed by the contract's entry: `RequestOf<typeof api.x>`. */
export const RequestBody = createParamDecorator((_: unknown, context: ExecutionContext) =>
  parse(context, 'request', requestOf(context).body),
);

/** Nobody types one, and Postgres refuses NUL. */
const controlCharacter = /\p{Cc}/u;

/** The request's query string, parsed by the contract's entry: `QueryOf<typeof api.x>`. */
export const RequestQuery = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const query = requestOf(context).query as Record<string, string | string[]>;
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(query))
    if (controlCharacter.test([value].flat().join(''))) fields[name] = 'Please leave out control characters';
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
  return parse(context, 'query', query);
});

/**
 * The parameters in the request's path, parsed by the contract's entry: `ParamsOf<typeof api.x>`. A value that
 * cannot name anything is answered as one that names nothing.
 */
export const RequestParams = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { success, data } = check(context, 'params', requestOf(context).params);
  if (!success) throw new AppError('not_found');
  return data;
});
