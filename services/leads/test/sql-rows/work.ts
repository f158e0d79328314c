import { idSchema, importListedDays, ownerSchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as assignment from '../../src/delivery/assignment/assignment.sql';
import * as imports from '../../src/inbox/imports/import.sql';
import { type StoredRow, storeEnquiries } from '../../src/intake/enquiries/enquiry.sql';
import { type NewEnquiry, rowOf as rowOfEnquiry } from '../../src/intake/enquiries/enquiry-row';
import * as tags from '../../src/leads/tag.sql';
import { admin, bareLead, fullLead, one, two } from './example-rows';

export const staffRows: RowChecks = {
  feature: 'staff and whose leads are whose',
  prepare: `UPDATE lead SET owner_id = NULL, owner_name = NULL WHERE id = '${fullLead}'`,
  checks: [
    [
      assignment.findInTurn,
      [[]],
      rowOf<assignment.InTurnRow>()(z.strictObject({ id: idSchema, name: z.string() })),
    ],
  ],
};

export const tagRows: RowChecks = {
  feature: 'tags',
  checks: [
    [tags.countTags, [null], rowOf<tags.TagRow>()(z.strictObject({ tag: z.string(), count: z.int() }))],
    [
      tags.findTagged,
      ['sweets', 'Sweet shop', 10],
      rowOf<tags.TaggedRow>()(z.strictObject({ id: idSchema })),
    ],
  ],
};

const newEnquiry: NewEnquiry = {
  id: two,
  reference: 'GD-9',
  name: 'Asha',
  email: 'asha@shop.example',
  phone: '9',
  service: 'seo',
  message: 'Tea',
  submittedAt: new Date(),
  dueAt: new Date(),
  isCanary: false,
  language: 'en',
  keyHash: Buffer.from('key'),
  bodyHash: Buffer.from('body'),
  networkHash: null,
};

export const arrivalRows: RowChecks = {
  feature: 'leads that arrive',
  prepare: `
    UPDATE lead SET quarantined_at = now() WHERE id = '${bareLead}';
    INSERT INTO lead_import (id, author_id, file_name, confirmed_at) VALUES
      ('${one}', '${admin}', 'leads.csv', now()), ('${two}', gen_random_uuid(), 'of a former colleague.csv', now());
    UPDATE lead SET import_id = CASE id WHEN '${fullLead}' THEN '${one}'::uuid ELSE '${two}'::uuid END`,
  checks: [
    [
      storeEnquiries,
      [JSON.stringify([rowOfEnquiry(newEnquiry)])],
      rowOf<StoredRow>()(z.strictObject({ leadId: idSchema })),
    ],
    [
      imports.findImports,
      [importListedDays],
      rowOf<imports.ImportRow>()(
        z.strictObject({
          id: idSchema,
          fileName: z.string(),
          author: z.nullable(ownerSchema),
          importedAt: z.date(),
          leadCount: z.int(),
          changedCount: z.int(),
        }),
      ),
    ],
  ],
};
