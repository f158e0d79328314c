import type { AuditEntry, BulkProgress, SubmissionDetail, UndoableChange } from '@golghar/contracts';
import { type ScheduledJob, SETTINGS } from '@golghar/platform';
import {
  composeMessage,
  type Delivery,
  DeliveryEngine,
  EmailChannel,
  type EmailContent,
  type Message,
  type Outcome,
} from '@golghar/platform/deliveries';
import type { Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import type { Mail } from '../../../infra/test/api/mail-server';
import type { TestDatabase } from '../../../infra/test/api/test-database';
import { type SignedIn, type TestService, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import type { WorkerSettings } from '../src/settings';
import { messages } from '../src/worker.module';

export const path = '/api/admin/submissions';

/** What the lines of a streamed answer say. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

let lastNumber = 9_835_100_000;

/** Numbers and addresses that no other lead of a file has. */
export const freshPhone = (): string => {
  lastNumber += 1;
  return `+91 ${lastNumber}`;
};
export const freshEmail = (): string => `p${freshPhone().slice(-10)}@shop.example`;

/** What nearly every test has somebody of the staff do. */
const actionsOf = (who: SignedIn) => ({
  /** What they get at an address. */
  read: async (address: string, query: object = {}) =>
    (await who.request.get(address).query(query).expect(200)).body,
  /** A lead as they read it. */
  async detail(id: string): Promise<SubmissionDetail> {
    return (await who.request.get(`${path}/${id}`).expect(200)).body.submission;
  },
  /** The leads of their list, in its order. */
  async idsOf(query: object): Promise<string[]> {
    const asked = who.request.get(path).query({ limit: 200, ...query });
    return (await asked.expect(200)).body.submissions.map(({ id }: SubmissionDetail) => id);
  },
  /** A lead as it stands in their list, if it does. */
  async listed(id: string): Promise<SubmissionDetail | undefined> {
    const { body } = await who.request.get(path).query({ limit: 200 }).expect(200);
    return body.submissions.find((lead: { id: string }) => lead.id === id);
  },
  /** Changes a lead; answers what it is then. */
  async change(id: string, update: object): Promise<SubmissionDetail> {
    return (await who.request.patch(`${path}/${id}`).send(update).expect(200)).body.submission;
  },
  note: (id: string, content: string) =>
    who.request.post(`${path}/${id}/notes`).send({ content }).expect(201),
  /** Logs a call that was answered, or another contact. */
  contact: (id: string, contact: object = { outcome: 'reached', channel: 'call' }) =>
    who.request.post(`${path}/${id}/contacts`).send(contact).expect(201),
  /** Changes many leads, or undoes that; answers what came of it. */
  async bulk(
    request: { ids: readonly string[]; change: object } | { undo: string | null },
  ): Promise<BulkProgress> {
    const [address, body] =
      'undo' in request
        ? [`bulk/${request.undo}/undo`, {}]
        : ['bulk', { selection: { leads: request.ids.map((id) => ({ id })) }, change: request.change }];
    const asked = who.request.post(`${path}/${address}`).send(body).buffer(true);
    return linesOf((await asked.expect(200)).text).at(-1);
  },
  /** Sets a lead aside as spam, or brings it back. */
  mark: (id: string, as: 'spam' | 'not-spam') => who.request.post(`${path}/${id}/${as}`).expect(200),
  remove: (id: string) => who.request.delete(`${path}/${id}`).expect(204),
  restore: (id: string) => who.request.post(`${path}/${id}/restore`).expect(200),
  /** Changes how leads are worked. */
  configure: (settings: object) => who.request.put('/api/admin/lead-settings').send(settings).expect(200),
  undo: (id: string, changeId = '') => who.request.post(`${path}/${id}/own-changes/${changeId}/undo`),
  /** What the audit log has of an action, the latest first. */
  async audited(action: string): Promise<AuditEntry[]> {
    return (await who.request.get('/api/admin/audit').query({ action }).expect(200)).body.entries;
  },
  /** What they may undo of a lead, the latest first. */
  async undoableChanges(id: string): Promise<UndoableChange[]> {
    return (await who.request.get(`${path}/${id}/own-changes`).expect(200)).body.changes;
  },
});

export type Colleague = SignedIn & ReturnType<typeof actionsOf>;

export type Leads = Omit<TestService, 'signIn' | 'member'> & {
  /** Sends an enquiry as a visitor does; answers its lead's id. */
  enquire: (changes?: object) => Promise<string>;
  signIn: (...who: Parameters<TestService['signIn']>) => Promise<Colleague>;
  member: (...who: Parameters<TestService['member']>) => Colleague;
};

/** The service of leads, as {@link useService} starts it, and staff who work with it. */
export function useLeads(options?: Parameters<typeof useService>[1]): Leads {
  const leads = useService('leads', options);
  const { signIn, member } = leads;
  const withActions = (who: SignedIn): Colleague => Object.assign(who, actionsOf(who));
  return Object.assign(leads, {
    async enquire(changes: object = {}): Promise<string> {
      const enquiry = makeEnquiry({ ...changes });
      return (await leads.request.post('/api/contact').send(enquiry).expect(201)).body.id;
    },
    signIn: async (...who: Parameters<typeof signIn>) => withActions(await signIn(...who)),
    member: (...who: Parameters<typeof member>) => withActions(member(...who)),
  });
}

/** What a mail server says that takes a mail. */
export const sent: Outcome = { kind: 'sent', answer: '250 OK' };

type Settings = Record<string, string>;

/**
 * The worker beside a service, or with a database alone, compiled and not started: its tasks sleep, and the tests of a file
 * call what they would. It is closed after them.
 */
export function useWorker(leads: { readonly database: TestDatabase }, env: Settings | (() => Settings) = {}) {
  let worker: Awaited<ReturnType<typeof compileWorker>> | undefined;
  /** What the mail server was given, and what it says to each mail. */
  const mailServer = { mails: [] as Mail[], answer: (_: Mail): Outcome => sent };
  beforeAll(async () => {
    worker = await compileWorker(leads.database, typeof env === 'function' ? env() : env, async (mail) => {
      mailServer.mails.push(mail);
      return mailServer.answer(mail);
    });
  });
  afterAll(() => worker?.close());

  const get = <Part>(part: Type<Part> | symbol): Part => {
    if (!worker) throw new Error('The worker is there in tests and hooks alone.');
    return worker.get(part, { strict: false });
  };
  const context = () => ({ database: get(DataSource), settings: get<WorkerSettings>(SETTINGS) });
  const columns = `id, kind, subject_id AS "subjectId", payload, attempts, recipient, recipient_name AS "recipientName"`;
  const write = async (delivery: Delivery) => {
    const message = messages.find(({ kind }) => kind === delivery.kind) as Message;
    const [outgoing] = await composeMessage(message, [delivery], context(), []);
    const content = (await outgoing?.content()) as EmailContent | undefined;
    return content && get(EmailChannel).write(delivery, content);
  };
  const writeAll = async (rows: Delivery[]) => Promise.all(rows.map(write));
  return {
    get,
    run: (job: ScheduledJob<WorkerSettings>, now = new Date()) =>
      job.run({ ...context(), now, signal: new AbortController().signal }),
    mailServer,
    /** Starts its tasks. */
    start: () => worker?.init(),
    /** What it does after each enquiry's commit. */
    arrive: () => get(DeliveryEngine).deliverDue('queue'),
    /** Sends what is due, until nothing is. */
    deliver: async () => {
      for (const channel of ['http', 'email'] as const) await get(DeliveryEngine).deliverDue(channel);
    },
    /** The e-mails of a kind as they would be sent now; undefined for those that are no longer needed. */
    emails: async (kind: string) =>
      writeAll(
        await leads.database.query(
          `SELECT ${columns} FROM leads.delivery WHERE kind = $1 AND group_id IS NULL ORDER BY id`,
          [kind],
        ),
      ),
    /** The same for those still queued, which are then marked as sent. */
    takeQueued: async (kind: string) =>
      writeAll(
        await leads.database.query(
          `UPDATE leads.delivery SET state = 'sent' WHERE kind = $1 AND state = 'queued' AND group_id IS NULL
           RETURNING ${columns}`,
          [kind],
        ),
      ),
  };
}
