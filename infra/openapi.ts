import { openApiDocument } from '@golghar/contracts';

// make openapi: the document that /api/admin/openapi.json answers with.
process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
