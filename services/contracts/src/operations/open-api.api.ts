import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

/** This API, described. */
export const apiDescription = {
  /** This API as an OpenAPI document, and as a page for people. */
  openApi: endpoint('GET /api/admin/openapi.json', 'signed_in', {
    response: z.record(z.string(), z.unknown()),
  }),
  apiReference: endpoint('GET /api/admin/openapi', 'signed_in', { stream: 'text/html; charset=utf-8' }),
};
