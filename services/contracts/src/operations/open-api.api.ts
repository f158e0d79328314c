import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

/** This API, described. */
export const apiDescription = {
  /** This API as an OpenAPI document, and as a page for people. */
  openApi: endpoint({
    method: 'GET',
    path: '/api/admin/openapi.json',
    access: 'signed_in',
    status: 200,
    response: z.record(z.string(), z.unknown()),
  }),
  apiReference: endpoint({
    method: 'GET',
    path: '/api/admin/openapi',
    access: 'signed_in',
    status: 200,
    stream: 'text/html; charset=utf-8',
  }),
};
