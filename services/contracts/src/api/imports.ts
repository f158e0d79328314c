import { endpoint } from '../endpoint';
import {
  importConfirmationSchema,
  importPartParams,
  importPartSchema,
  importPreviewRequestSchema,
  importPreviewSchema,
  importProgressSchema,
  newImportSchema,
} from '../imports';
import { idParams } from '../text';

/** Leads from a file. */
export const importsApi = {
  /** An import: start it, send the file's text in parts, look at the preview, confirm. */
  startImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    request: newImportSchema,
    status: 201,
    response: idParams,
    errors: ['invalid'],
  }),
  sendImportPart: endpoint({
    method: 'PUT',
    path: '/api/admin/imports/:id/parts/:index',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    params: importPartParams,
    request: importPartSchema,
    status: 204,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/preview',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    params: idParams,
    request: importPreviewRequestSchema,
    status: 200,
    response: importPreviewSchema,
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  confirmImport: endpoint({
    method: 'POST',
    path: '/api/admin/imports/:id/confirm',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    params: idParams,
    request: importConfirmationSchema,
    status: 200,
    response: importProgressSchema,
    stream: 'application/x-ndjson',
    errors: ['invalid', 'not_found', 'conflict'],
  }),
  cancelImport: endpoint({
    method: 'DELETE',
    path: '/api/admin/imports/:id',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    params: idParams,
    status: 204,
    errors: ['not_found', 'conflict'],
  }),
};
