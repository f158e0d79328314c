import type { Endpoint } from '@golghar/contracts';
import {
  applyDecorators,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';

const metadataKey = 'golghar:endpoint';

/**
 * Makes a controller's method the handler of an operation of the contract: its address, who may call it, the
 * success status and the check of the answer follow from the entry.
 */
export const Route = (entry: Endpoint) =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[entry.method], path: entry.path }),
    HttpCode(entry.status),
    SetMetadata(metadataKey, entry),
  );

/** The contract's entry of the method that a request goes to; undefined where the method has none. */
export const endpointOf = (context: ExecutionContext): Endpoint | undefined =>
  Reflect.getMetadata(metadataKey, context.getHandler()) as Endpoint | undefined;
