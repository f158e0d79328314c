import { idSchema, personChangeSchema, timelineEntrySchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import * as people from '../../src/desk/people/people.sql';
import * as data from '../../src/desk/people/person-data.sql';
import * as links from '../../src/leads/people-links/person-links.sql';
import {
  admin,
  bareLead,
  colleague,
  deletedLead,
  fullLead,
  one,
  otherPerson,
  owedLead,
  person,
  two,
} from './example-rows';

const id = rowOf<people.IdRow>()(z.strictObject({ id: idSchema }));

export const personRows: RowChecks = {
  feature: 'people',
  prepare: `
    UPDATE lead SET owner_id = '${colleague}' WHERE id = '${owedLead}';
    INSERT INTO person (id, name_sound) VALUES ('${one}', NULL);
    INSERT INTO lead_person (lead_id, person_id, submitted_at)
      VALUES ('${deletedLead}', '${one}', now()) ON CONFLICT DO NOTHING;
    INSERT INTO person_change (id, kind, from_id, to_id, lead_ids, keys, actor_id, actor_name) VALUES
      ('${one}', 'merge', '${otherPerson}', '${person}', '{${fullLead}}', '{}', '${admin}', 'Meera'),
      ('${two}', 'merge', '${otherPerson}', '${person}', '{${bareLead}}', '{}', NULL, NULL)`,
  checks: [
    [people.resolve, [fullLead], rowOf<people.ResolvedRow>()(z.strictObject({ id: idSchema }))],
    [people.findVisible, [person, null], id],
    [
      people.hasHidden,
      [[person], admin],
      rowOf<people.HiddenRow>()(z.strictObject({ isHidden: z.boolean() })),
    ],
    [
      people.findTimeline,
      [[fullLead, bareLead]],
      rowOf<people.TimelineRow>()(z.strictObject({ ...timelineEntrySchema.shape, at: z.date() })),
    ],
    [
      people.findChanges,
      [person],
      rowOf<people.ChangeRow>()(z.strictObject({ ...personChangeSchema.shape, at: z.date() })),
    ],
    [
      people.findMatches,
      async (db, prepare) => {
        await db.query(people.findMatches, [person, null]);
        await prepare(`UPDATE lead SET city = NULL`);
        await db.query(people.findMatches, [person, null]);
      },
      rowOf<people.MatchRow>()(
        z.strictObject({
          id: idSchema,
          name: z.string(),
          city: z.string().nullable(),
          phone: z.string(),
          email: z.string(),
          enquiries: z.int(),
          lastSubmittedAt: z.iso.datetime(),
        }),
      ),
    ],
  ],
};

export const personDataRows: RowChecks = {
  feature: 'what is kept of a person',
  prepare: `
    INSERT INTO subscriber (id, email, token, confirmed_at)
      VALUES ('${one}', 'a@b.example', 'a', now()), ('${two}', 'c@d.example', 'c', NULL);
    INSERT INTO outbox (lead_id) VALUES ('${fullLead}');
    INSERT INTO name_word (word) VALUES ('kavya')`,
  checks: [
    [
      data.countParts,
      [[fullLead]],
      rowOf<data.CountsRow>()(
        z.strictObject({ notes: z.int(), contacts: z.int(), changes: z.int(), alerts: z.int() }),
      ),
    ],
    [data.eraseOutbox, [[fullLead]], rowOf<data.WaitingRow>()(z.strictObject({ leadId: idSchema }))],
    [data.findNameWords, [[fullLead]], rowOf<data.NameWordRow>()(z.strictObject({ word: z.string() }))],
  ],
};

const moved = rowOf<links.MovedRow>()(
  z.strictObject({ leadIds: z.array(idSchema).min(1), keys: z.array(z.string()).min(1) }),
);

export const personLinkRows: RowChecks = {
  feature: 'links between leads and people',
  prepare: `
    DELETE FROM lead_person WHERE lead_id = '${bareLead}';
    INSERT INTO person_key (key, person_id) VALUES ('kavya@sweets.example', '${person}')`,
  checks: [
    [links.tryLock, [], rowOf<links.LockRow>()(z.strictObject({ isLocked: z.boolean() }))],
    [
      links.findUnlinked,
      [[bareLead]],
      rowOf<links.UnlinkedRow>()(
        z.strictObject({
          id: idSchema,
          name: z.string(),
          phone: z.string(),
          email: z.string(),
          submittedAt: z.date(),
          isSpam: z.boolean(),
        }),
      ),
    ],
    [
      links.scan,
      ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 10],
      rowOf<links.ScanRow>()(z.strictObject({ id: idSchema, isLinked: z.boolean() })),
    ],
    [
      links.findKeys,
      [['kavya@sweets.example']],
      rowOf<links.KnownKeyRow>()(
        z.strictObject({ key: z.string(), personId: idSchema, isFixed: z.boolean() }),
      ),
    ],
    [
      links.findPersonOfLead,
      [fullLead],
      rowOf<links.PersonOfLeadRow>()(
        z.strictObject({
          id: idSchema,
          isFixed: z.boolean(),
          leads: z.array(
            z.strictObject({ id: idSchema, name: z.string(), phone: z.string(), email: z.string() }),
          ),
        }),
      ),
    ],
    [
      links.takeMergesBack,
      async (db, prepare) => {
        await prepare(`INSERT INTO person_change (id, kind, from_id, to_id, lead_ids, keys)
          VALUES ('${one}', 'merge', '${otherPerson}', '${person}', '{${fullLead}}', '{}')`);
        return db.query(links.takeMergesBack, [person, [fullLead]]);
      },
      rowOf<links.FromRow>()(z.strictObject({ fromId: idSchema })),
    ],
    [links.moveAll, [person, otherPerson], moved],
    [links.moveSome, [person, otherPerson, [fullLead], ['kavya@sweets.example']], moved],
  ],
};
