import type { Endpoint } from '@golghar/contracts';
import {
  applyDecorators,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Handler, HandlerOf } from './handler';

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
