import { api, idSchema, timelineEntrySchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as people from '../../src/desk/people/people.sql';
import * as links from '../../src/leads/people-links/person-links.sql';
import { bareLead, colleague, fullLead, otherPerson, owedLead, person } from './example-rows';

export const personRows: RowChecks = {
  feature: 'people',
  prepare: `
    UPDATE lead SET owner_id = '${colleague}' WHERE id = '${owedLead}'`,
  checks: [
    [people.resolve, [fullLead], rowOf<people.ResolvedRow>()({ id: idSchema })],
    [
      people.findTimeline,
      [[fullLead, bareLead]],
      rowOf<people.TimelineRow>()({ ...timelineEntrySchema.shape, at: z.date() }),
    ],
    [
      people.findMatches,
      async (db, prepare) => {
        await db.query(people.findMatches, [person, null]);
        await prepare(`UPDATE lead SET city = NULL`);
        await db.query(people.findMatches, [person, null]);
      },
      rowOf<people.MatchRow>()(api.getPerson.response.shape.person.shape.matches.def.element.shape),
    ],
  ],
};

const moved = rowOf<links.MovedRow>()({
  leads: z.array(z.strictObject({ id: idSchema, reference: z.string() })).min(1),
  keys: z.array(z.string()).min(1),
});

export const personLinkRows: RowChecks = {
  feature: 'links between leads and people',
  prepare: `
    INSERT INTO person_key (key, person_id) VALUES ('kavya@sweets.example', '${person}')`,
  checks: [
    [links.tryLock, [], rowOf<links.LockRow>()({ isLocked: z.boolean() })],
    [
      links.findKeys,
      [['kavya@sweets.example']],
      rowOf<links.KnownKeyRow>()({ key: z.string(), personId: idSchema, isFixed: z.boolean() }),
    ],
    [
      links.findPersonOfLead,
      [fullLead],
      rowOf<links.PersonOfLeadRow>()({
        id: idSchema,
        isFixed: z.boolean(),
        leads: z.array(
          z.strictObject({ id: idSchema, name: z.string(), phone: z.string(), email: z.string() }),
        ),
      }),
    ],
    [links.move, [person, otherPerson, null, null], moved],
  ],
};
