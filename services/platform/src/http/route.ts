import type { Readable } from 'node:stream';
import type { Endpoint, ParamsOf, QueryOf, RequestOf, ResponseOf } from '@golghar/contracts';
import {
  applyDecorators,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from './request';

/** Compared as parameters are: whoever takes more may be given less. */
type Taker<T> = [T] extends [undefined] ? never : (value: T) => void;

/** Whatever takes one of the things that a handler of the operation can be given, by any decorator of a parameter. */
type TakerOf<E extends Endpoint> =
  | Taker<RequestOf<E>>
  | Taker<QueryOf<E>>
  | Taker<ParamsOf<E>>
  | Taker<E['access'] extends 'public' ? SignedIn | undefined : SignedIn>
  | Taker<FastifyRequest>
  | Taker<FastifyReply>
  // An address, or a header that is always there; a header; all headers.
  | Taker<string>
  | Taker<string | undefined>
  | Taker<Record<string, string | undefined>>;

type Takers<Values extends unknown[]> = { [Index in keyof Values]: (value: Values[Index]) => void };

type Nothing = ReturnType<() => void>;

/** A stream stands for any body; what has none may answer nothing at all. */
type Answer<E extends Endpoint> = Readable | ([ResponseOf<E>] extends [undefined] ? Nothing : ResponseOf<E>);

type Handler = (...parameters: never[]) => unknown;

/** `unknown` for a handler of the operation, otherwise something that no method is, with the reason in its name. */
type HandlerOf<E extends Endpoint, H extends Handler> =
  Takers<Parameters<H>> extends readonly TakerOf<E>[]
    ? [Awaited<ReturnType<H>>] extends [Answer<E>]
      ? unknown
      : { 'answers something else than the contract': never }
    : { 'takes something that this operation does not give': never };

const metadataKey = 'golghar:endpoint';

/**
 * Makes a controller's method the handler of an operation of the contract: its address, who may call it, the
 * success status and the check of the answer follow from the entry. A method whose parameters or answer are those of
 * another operation does not compile.
 */
export const Route =
  <const E extends Endpoint>(entry: E) =>
  <H extends Handler>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H> & HandlerOf<E, H>,
  ): void =>
    applyDecorators(
      RequestMapping({ method: RequestMethod[entry.method], path: entry.path }),
      HttpCode(entry.status),
      SetMetadata(metadataKey, entry),
    )(target, key, descriptor);

/** The contract's entry of the method that a request goes to; undefined where the method has none. */
export const endpointOf = (context: ExecutionContext): Endpoint | undefined =>
  Reflect.getMetadata(metadataKey, context.getHandler()) as Endpoint | undefined;
