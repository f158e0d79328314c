import { idSchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as assignment from '../../src/delivery/assignment/assignment.sql';
import * as spam from '../../src/delivery/spam-review/spam-review.sql';
import { type StoredRow, storeEnquiries } from '../../src/intake/enquiries/enquiry.sql';
import { type NewEnquiry, rowsOf } from '../../src/intake/enquiries/enquiry-row';
import * as tags from '../../src/leads/tag.sql';
import { fullLead, two } from './example-rows';

export const staffRows: RowChecks = {
  feature: 'staff and whose leads are whose',
  prepare: `UPDATE lead SET owner_id = NULL, owner_name = NULL WHERE id = '${fullLead}'`,
  checks: [[assignment.findInTurn, [[]], rowOf<assignment.InTurnRow>()({ id: idSchema, name: z.string() })]],
};

const hash = Buffer.from('words');

export const spamRows: RowChecks = {
  feature: 'what may be spam',
  checks: [
    [spam.addTexts, [[hash], [hash]]],
    [spam.countRepeats, [[hash]], rowOf<spam.RepeatsRow>()({ repeats: z.int() })],
  ],
};

export const tagRows: RowChecks = {
  feature: 'tags',
  checks: [
    [tags.countTags, [null], rowOf<tags.TagRow>()({ tag: z.string(), count: z.int() })],
    [tags.findTagged, ['sweets', 'Sweet shop', 10], rowOf<tags.TaggedRow>()({ id: idSchema })],
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

const stored = rowsOf(newEnquiry);

export const arrivalRows: RowChecks = {
  feature: 'leads that arrive',
  checks: [
    [
      storeEnquiries,
      [JSON.stringify([stored.lead]), JSON.stringify([stored.key])],
      rowOf<StoredRow>()({ leadId: idSchema }),
    ],
  ],
};
