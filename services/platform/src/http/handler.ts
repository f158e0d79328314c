import type { Readable } from 'node:stream';
import type { Endpoint, ParamsOf, QueryOf, RequestOf, ResponseOf } from '@golghar/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from './signed-in';

type UserOf<E extends Endpoint> = E['access'] extends 'public' ? SignedIn | undefined : SignedIn;

/** Everything that a handler of the operation can be given, by whichever decorator of a parameter. */
type Given<E extends Endpoint> = [
  RequestOf<E>,
  QueryOf<E>,
  ParamsOf<E>,
  UserOf<E>,
  FastifyRequest,
  FastifyReply,
  /** An address, or a header that is always there. */
  string,
  /** A header. */
  string | undefined,
  Record<string, string | undefined>,
];

type IsTakenBy<Parameter, Values extends readonly unknown[]> = Values extends readonly [
  infer First,
  ...infer Rest,
]
  ? [First] extends [undefined]
    ? IsTakenBy<Parameter, Rest>
    : [First] extends [Parameter]
      ? true
      : IsTakenBy<Parameter, Rest>
  : false;

type ParametersFit<Parameters extends readonly unknown[], E extends Endpoint> = Parameters extends readonly [
  infer First,
  ...infer Rest,
]
  ? IsTakenBy<First, Given<E>> extends true
    ? ParametersFit<Rest, E>
    : false
  : true;

type Nothing = ReturnType<() => void>;

/** A stream stands for any body; what has none may answer nothing at all. */
type Answer<E extends Endpoint> = Readable | ([ResponseOf<E>] extends [undefined] ? Nothing : ResponseOf<E>);

export type Handler = (...parameters: never[]) => unknown;

/** `unknown` for a handler of the operation, otherwise something that no method is, with the reason in its name. */
export type HandlerOf<E extends Endpoint, H extends Handler> =
  ParametersFit<Parameters<H>, E> extends true
    ? [Awaited<ReturnType<H>>] extends [Answer<E>]
      ? unknown
      : { 'answers something else than the contract': never }
    : { 'takes something that this operation does not give': never };
