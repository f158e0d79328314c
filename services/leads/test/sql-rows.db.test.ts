import { fileURLToPath } from 'node:url';
import { type RowChecks, testSqlRows } from '../../../infra/test/api/sql-rows';
import * as platform from '../../platform/src/database/statements.sql';
import * as deliveries from '../../platform/src/deliveries/delivery.sql';
import * as sessions from '../../platform/src/sessions/authenticator.sql';
import * as alerts from '../src/delivery/alerts/alert.sql';
import * as assignment from '../src/delivery/assignment/assignment.sql';
import * as promises from '../src/delivery/promises/promise.sql';
import * as replies from '../src/delivery/replies/reply.sql';
import * as spam from '../src/delivery/spam-review/spam-review.sql';
import * as thanks from '../src/delivery/thank-you/thank-you.sql';
import * as people from '../src/desk/people/people.sql';
import { newestFirst } from '../src/inbox/search/cursor';
import * as places from '../src/inbox/search/find-places.sql';
import { storeEnquiries } from '../src/intake/enquiries/enquiry.sql';
import { rowsOf } from '../src/intake/enquiries/enquiry-row';
import * as links from '../src/leads/people-links/person-links.sql';
import { readLeads } from '../src/leads/read-leads.sql';
import * as tags from '../src/leads/tag.sql';
import * as audit from '../src/operations/audit.sql';
import * as flow from '../src/operations/flow.sql';
import * as reports from '../src/reporting/report.sql';
import * as index from '../src/search-index/search-index.sql';
import * as rows from './example-rows';

const { bareLead, colleague, fullLead, one, otherPerson, owedLead, person, two } = rows;
const hash = Buffer.from('words');
const start = new Date(Date.now() - 10 * 86_400_000);
const end = new Date(Date.now() + 86_400_000);
const everything = () => 'true';
const nothing = () => 'false';
const after = { at: '2999-01-01T00:00:00.000Z', id: fullLead };
const audited = audit.newestEntries({ limit: 10 });

const stored = rowsOf({
  ...{ id: two, reference: 'GD-9', name: 'Asha', email: 'asha@shop.example', phone: '9', service: 'seo' },
  ...{ message: 'Tea', submittedAt: new Date(), dueAt: new Date(), isCanary: false, language: 'en' },
  ...{ keyHash: Buffer.from('key'), bodyHash: Buffer.from('body'), networkHash: null },
});

const features: RowChecks[] = [
  {
    feature: 'deliveries',
    prepare: `
      INSERT INTO delivery (id, kind, subject_id, payload, next_attempt_at) VALUES
        ('${one}', 'one', '${one}', NULL, now() - interval '1 minute'),
        ('${two}', 'two', '${two}', '{"month": "2026-01"}', now() - interval '1 minute')`,
    checks: [
      [deliveries.claimDue, ['email', 10, [], 5], 'ClaimedRow'],
      [deliveries.recordResults, [[one], [0], ['sent'], [true], ['250 ok'], [null]], 'RecordedRow'],
      [deliveries.renewClaims, [[one], [0]]],
      [
        deliveries.addDeliveries,
        async (db) => {
          const row = { id: colleague, kind: 'one', channel: 'email', subject_id: one };
          const sql = deliveries.addDeliveries(Object.keys(row));
          await db.query(sql, [JSON.stringify([{ ...row, wait_seconds: 0 }])]);
        },
        'AddedRow',
      ],
    ],
  },
  {
    feature: 'alerts',
    prepare: `
      INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, group_id)
        SELECT gen_random_uuid(), 'alert', id, id, 'digest@b.example', 'Digest', '${one}' FROM lead WHERE deleted_at IS NULL;
      INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, state, sent_at)
        VALUES ('${two}', 'alert', '${fullLead}', '${fullLead}', 'a@b.example', 'Asha', 'sent', clock_timestamp())`,
    checks: [
      [alerts.countSent, [['a@b.example']], 'SentRow'],
      [alerts.openDigest, [one, 'a@b.example', 'Asha', 0], 'DigestRow'],
      [alerts.moveToDigest, [one, [fullLead], [0]]],
      [alerts.startDigest, [one, 100_000], 'DigestedRow'],
      [alerts.addAlertLinks, [[hash], [fullLead], ['meera@golghar.example'], 7], 'MadeLinkRow'],
    ],
  },
  {
    feature: 'alerts and e-mails under way',
    prepare: `
      INSERT INTO delivery (id, kind, channel, subject_id) VALUES (gen_random_uuid(), 'arrival', 'queue', '${fullLead}');
      INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, state, sent_at)
        VALUES (gen_random_uuid(), 'alert', '${fullLead}', '${fullLead}', 'a@b.example', 'Asha', 'sent', now());
      UPDATE delivery SET last_answer = '451 later' WHERE id = '${fullLead}';
      INSERT INTO delivery (id, kind, subject_id, last_answer) VALUES
        ('${one}', 'one', '${one}', NULL), ('${two}', 'two', '${two}', '451 later')`,
    checks: [
      [
        flow.alertFlowSql,
        async (db, prepare) => {
          await db.query(flow.alertFlowSql);
          await prepare('DELETE FROM delivery');
          await db.query(flow.alertFlowSql);
        },
        'AlertFlowRow',
      ],
      [flow.emailFlowSql, [], 'EmailFlowRow'],
    ],
  },
  {
    feature: 'replies',
    prepare: `
      INSERT INTO reply (id, lead_id, subject, text, author_id, author_name, author_email, attachments, contents) VALUES
        ('${one}', '${fullLead}', 'Hello', 'We can', '${colleague}', 'Amit', 'amit@golghar.example',
          '[{"name": "a.txt", "size": 1}]', 'a'),
        ('${two}', '${fullLead}', 'Hello', 'We cannot', '${colleague}', 'Amit', 'amit@golghar.example', '[]', NULL);
      INSERT INTO delivery (id, kind, subject_id, state, last_answer, sent_at) VALUES
        ('${one}', 'reply', '${one}', 'sent', '250 ok', now()), ('${two}', 'thank_you', '${fullLead}', 'sent', '250 ok', now())`,
    checks: [
      [replies.findReplies, (db) => replies.findReplies(db.manager, fullLead), 'ReplyRow'],
      [
        replies.findReplyEmail,
        async (db) => {
          for (const reply of [one, two]) await db.query(replies.findReplyEmail, [reply]);
        },
        'ReplyEmailRow',
      ],
      [
        replies.findReplyFailure,
        async (db) => {
          for (const reply of [one, two]) await db.query(replies.findReplyFailure, [reply]);
        },
        'ReplyFailureRow',
      ],
    ],
  },
  {
    feature: 'thanks',
    prepare: `
      INSERT INTO delivery (id, kind, subject_id, lead_id, payload) VALUES
        ('${one}', 'thank_you', '${bareLead}', '${bareLead}', '{}'), ('${two}', 'thank_you', '${owedLead}', '${owedLead}', '{}')`,
    checks: [
      [
        thanks.findThankYouEmail,
        async (db) => {
          await db.query(thanks.findThankYouEmail, [one, 2, 2, 2, 0]);
          await db.query(thanks.findThankYouEmail, [two, 2, 2, 2, 9]);
        },
        'ThankYouEmailRow',
      ],
    ],
  },
  {
    feature: 'reminders of promises',
    prepare: `
      UPDATE lead SET due_at = now() - interval '1 hour' WHERE id = '${bareLead}';
      INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, payload, group_id)
        SELECT gen_random_uuid(), 'promise', id, id, 'amit@golghar.example', 'Amit', '{"stage": "half"}', '${one}'
        FROM unnest(ARRAY['${bareLead}', '${owedLead}']::uuid[]) AS id`,
    checks: [
      [promises.findReminders, [new Date(), end, 'office@golghar.example'], 'NewReminderRow'],
      [promises.findReminded, [one, 10], 'RemindedRow'],
    ],
  },
  {
    feature: 'people',
    prepare: `
      UPDATE lead SET owner_id = '${colleague}' WHERE id = '${owedLead}';
      INSERT INTO person_key (key, person_id) VALUES ('kavya@sweets.example', '${person}')`,
    checks: [
      [people.resolve, [fullLead], 'ResolvedRow'],
      [people.findTimeline, [[fullLead, bareLead]], 'TimelineRow'],
      [
        people.findMatches,
        async (db, prepare) => {
          await db.query(people.findMatches, [person, null]);
          await prepare(`UPDATE lead SET city = NULL`);
          await db.query(people.findMatches, [person, null]);
        },
        'MatchRow',
      ],
      [links.tryLock, [], 'LockRow'],
      [links.findKeys, [['kavya@sweets.example']], 'KnownKeyRow'],
      [links.findPersonOfLead, [fullLead], 'PersonOfLeadRow'],
      [links.move, [person, otherPerson, null, null], 'MovedRow'],
    ],
  },
  {
    feature: 'the platform',
    checks: [
      [platform.lockKey, (db) => platform.lockKey(db.manager, 1)],
      [platform.notifyChannel, (db) => platform.notifyChannel(db.manager, 'a_channel')],
      [platform.applyAuditRetention, (db) => platform.applyAuditRetention(db), 'AuditRetentionRow'],
      [
        platform.deleteInBatches,
        (db) => platform.deleteInBatches(db, { table: 'name_word', isOver: 'true' }),
      ],
      [sessions.findSession, [rows.tokenHash], 'PersonRow'],
      [sessions.findLiveIds, [[rows.liveSession]], 'LiveRow'],
      [sessions.findApiToken, [rows.apiTokenHash], 'ApiTokenRow'],
    ],
  },
  {
    feature: 'the audit log, counts and reports',
    checks: [
      [audit.newestEntries, (db) => db.query(audited.text, audited.values), 'AuditEntryRow'],
      [audit.actorsSql, [], 'ActorRow'],
      [reports.arrivalsSql, [start, end, null], 'ArrivalsRow'],
      [
        reports.responsesSql,
        async (db) => {
          for (const from of [start, end]) await db.query(reports.responsesSql, [from, end, null, 240, end]);
        },
        'ResponsesRow',
      ],
      [reports.monthSql, [start, end], 'MonthRow'],
      [reports.teamSql, [start, start], 'TeamRow'],
    ],
  },
  {
    feature: 'lists and searches',
    prepare: `UPDATE lead SET search_words = '{kavya}' WHERE search_words IS NULL`,
    checks: [
      [readLeads, (db) => readLeads(db, [fullLead, bareLead]), 'LeadRow'],
      [
        places.findLeads,
        (db) => places.findLeads(db, {}, { order: newestFirst, after, limit: 10 }),
        'PlacedLeadRow',
      ],
      [places.countUpTo, (db) => places.countUpTo(db, {}, 1), 'LeadsCountRow'],
      [places.readKeptCounts, (db) => places.readKeptCounts(db), 'KeptCountRow'],
      [places.countByOwner, (db) => places.countByOwner(db, 10, undefined), 'OwnerCountRow'],
      [
        places.lookUp,
        async (db) => {
          const days = Array.from({ length: 3000 }, (_, day) => 18_000 + day);
          for (const span of [undefined, days]) await places.lookUp(db, [everything], [span], 10);
        },
        'HitRow',
      ],
      [
        places.sampleMatches,
        async (db) => {
          for (const condition of [everything, nothing]) await places.sampleMatches(db, condition, 100);
        },
        'SampledRow',
      ],
      [
        places.scanNewest,
        async (db) => {
          for (const condition of [everything, nothing])
            await places.scanNewest(db, [everything], [condition], { rows: 10, limit: 10 });
          const from = { after: { ...after, part: 0 }, rows: 10, limit: 10 };
          await places.scanNewest(db, [nothing], [everything], from);
        },
        'ScannedRow',
      ],
    ],
  },
  {
    feature: 'the search index',
    prepare: `UPDATE lead SET search_words = NULL WHERE id = '${fullLead}'`,
    checks: [
      [index.findSearchable, [[fullLead, bareLead]], 'SearchableRow'],
      [index.findUnindexed, [10], 'SearchableRow'],
      [index.findRemarks, [[fullLead]], 'RemarksRow'],
    ],
  },
  {
    feature: 'what arrives, and whose it is',
    prepare: `UPDATE lead SET owner_id = NULL, owner_name = NULL WHERE id = '${fullLead}'`,
    checks: [
      [assignment.findByTurn, [[]], 'TurnRow'],
      [spam.addTexts, [[hash], [hash]]],
      [spam.countRepeats, [[hash]], 'RepeatsRow'],
      [tags.countTags, [null], 'TagRow'],
      [tags.findTagged, ['sweets', 'Sweet shop', 10], 'TaggedRow'],
      [storeEnquiries, [JSON.stringify([stored.lead]), JSON.stringify([stored.key])], 'StoredRow'],
    ],
  },
];

testSqlRows({
  service: 'leads',
  sources: ['services/leads/src', 'services/platform/src'],
  fixture: rows.exampleRows,
  features,
  types: fileURLToPath(import.meta.resolve('./example-rows.ts')),
});
