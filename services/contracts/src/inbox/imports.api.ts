import { managers } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idParams } from '../base/text';
import {
  importConfirmationSchema,
  importLeftOutSchema,
  importListSchema,
  importPartParams,
  importPartSchema,
  importPreviewRequestSchema,
  importPreviewSchema,
  importProgressSchema,
  newImportSchema,
} from './imports';

/** Leads from a file. */
export const importsApi = {
  listImports: endpoint('GET /api/admin/imports', managers, {
    scope: 'leads:read',
    response: importListSchema,
  }),
  /** An import: start it, send the file's text in parts, look at the preview, confirm. */
  startImport: endpoint('POST /api/admin/imports', managers, {
    scope: 'leads:write',
    request: newImportSchema,
    status: 201,
    response: idParams,
  }),
  sendImportPart: endpoint('PUT /api/admin/imports/:id/parts/:index', managers, {
    scope: 'leads:write',
    params: importPartParams,
    request: importPartSchema,
    errors: ['conflict'],
  }),
  previewImport: endpoint('POST /api/admin/imports/:id/preview', managers, {
    scope: 'leads:write',
    request: importPreviewRequestSchema,
    response: importPreviewSchema,
    errors: ['conflict'],
  }),
  exportLeftOut: endpoint('POST /api/admin/imports/:id/left-out.csv', managers, {
    scope: 'leads:write',
    request: importLeftOutSchema,
    stream: 'text/csv; charset=utf-8',
    errors: ['conflict'],
  }),
  confirmImport: endpoint('POST /api/admin/imports/:id/confirm', managers, {
    scope: 'leads:write',
    request: importConfirmationSchema,
    response: importProgressSchema,
    stream: 'application/x-ndjson',
    errors: ['conflict'],
  }),
  cancelImport: endpoint('DELETE /api/admin/imports/:id', managers, {
    scope: 'leads:write',
    errors: ['conflict'],
  }),
};
