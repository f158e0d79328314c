import {
  api,
  type Endpoint,
  type EnquiryReceipt,
  type EnquiryRequest,
  type ResponseOf,
  toLocalTime,
} from '@golghar/contracts';
import { backdate, type Dated } from './backdate';
import { deleted, demoEnquiries, spam, templates } from './data';
import { addIntegrations } from './integrations';
import { type Login, type Person, signInTeam, type Target } from './sign-in-team';
import { type Story, storyOf } from './story';
import { type Member, manager } from './team';

const hourMs = 60 * 60 * 1000;
const spreadMs = 14 * 24 * hourMs;

/** When the enquiries came: the newest a moment ago, the rest over two weeks, more of them by day than by night. */
export function demoTimes(count: number, now: Date): Date[] {
  return Array.from({ length: count }, (_, index) => {
    const even = now.getTime() - 4 * 60 * 1000 - (spreadMs * index) / count;
    const localHour = new Date(toLocalTime(new Date(even))).getUTCHours();
    const isNight = localHour < 8;
    return new Date(isNight && index > 0 ? even - (localHour + 2) * hourMs : even);
  });
}

/** Fills the product with a fortnight of a team of six, by what each of them would do. */
class Demo {
  private readonly dated: Dated = { note: [], contact: [], reply: [], status: [], owner: [], removals: [] };

  constructor(private readonly people: ReadonlyMap<Member, Person>) {}

  async submit(enquiry: EnquiryRequest, at: Date): Promise<EnquiryReceipt> {
    return this.as(manager).client.call<EnquiryReceipt>(api.submitEnquiry, {
      body: enquiry,
      headers: { 'x-seed-submitted-at': at.toISOString() },
    });
  }

  /** Spam, which the product itself sets aside within a second. */
  async submitSpam(enquiry: EnquiryRequest, at: Date): Promise<void> {
    const { id } = await this.submit(enquiry, at);
    this.dated.removals.push({ id, at: new Date(at.getTime() + 1000) });
  }

  async remove(id: string, at: Date): Promise<void> {
    await this.as(manager).client.call(api.deleteSubmission, { id });
    this.dated.removals.push({ id, at });
  }

  async addTemplates(): Promise<void> {
    const { client } = this.as(manager);
    const known = await client.call<ResponseOf<typeof api.listReplyTemplates>>(api.listReplyTemplates);
    const names = new Set(known.templates.map(({ name }) => name));
    for (const template of templates)
      if (!names.has(template.name)) await client.call(api.addReplyTemplate, { body: template });
  }

  async replay(id: string, story: Story): Promise<void> {
    const { dated } = this;
    const call = <T>(by: Member, endpoint: Endpoint, body: object) =>
      this.as(by).client.call<T>(endpoint, { id, body });
    const update = (by: Member, body: object) => call(by, api.updateSubmission, body);
    for (const [index, { by, to, note, at }] of story.owners.entries()) {
      await update(by, { ownerId: this.as(to).id, ...(note && { ownerNote: note }) });
      dated.owner.push({ leadId: id, n: index + 1, at });
    }
    const worker = story.owners.at(-1)?.to ?? manager;
    for (const { by, at, ...body } of story.contacts) {
      const { contact } = await call<ResponseOf<typeof api.addContact>>(by, api.addContact, body);
      dated.contact.push({ id: contact.id, at });
    }
    for (const [index, { by, to, at }] of story.statuses.entries()) {
      await update(by, { status: to });
      dated.status.push({ leadId: id, n: index + 1, at });
    }
    for (const { by, at, ...body } of story.notes) {
      const { note } = await call<ResponseOf<typeof api.addNote>>(by, api.addNote, body);
      dated.note.push({ id: note.id, at });
    }
    for (const { by, at, ...body } of story.replies) {
      const { reply } = await call<ResponseOf<typeof api.addReply>>(by, api.addReply, body);
      dated.reply.push({ id: reply.id, at });
    }
    const { tags, value, expectedMonth, outcomeReason, nextStep } = story;
    const rest = {
      ...(tags.length > 0 && { tags }),
      ...(value && { value }),
      ...(expectedMonth && { expectedMonth }),
      ...(outcomeReason && { outcomeReason }),
      ...(nextStep && { nextStep: { at: nextStep.at.toISOString(), text: nextStep.text } }),
    };
    if (Object.keys(rest).length > 0) await update(worker, rest);
  }

  /** Gives each act the time at which the story has it. */
  finish(databaseUrl: string, leadIds: readonly string[]): Promise<void> {
    return backdate(databaseUrl, leadIds, this.dated);
  }

  private as(member: Member): Person {
    const person = this.people.get(member);
    if (!person) throw new Error(`${member.name} is not signed in`);
    return person;
  }
}

/**
 * Posts the demo's enquiries and does with them what the team did. Returns how many enquiries were posted.
 * @param admin who invites the team; everybody of it has the same password afterwards
 */
export async function seedDemo(target: Target, admin: Login, now = new Date()): Promise<number> {
  const team = await signInTeam(target, admin);
  const demo = new Demo(team);
  const times = demoTimes(demoEnquiries.length, now);
  const leadIds: string[] = [];
  // From the first to the last, as they came.
  for (const [index, enquiry] of [...demoEnquiries.entries()].reverse()) {
    const { status: _, notes: __, ...words } = enquiry;
    const submittedAt = times[index] ?? now;
    const storyAs = (reference: string) => storyOf(enquiry, index, { submittedAt, reference, now });
    const { source, choice } = storyAs('');
    const elapsedMs = 41_000 + 1300 * index;
    const { id, reference } = await demo.submit({ ...words, source, choice, elapsedMs }, submittedAt);
    leadIds.push(id);
    await demo.replay(id, storyAs(reference));
  }
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  for (const { hoursAgo, ...enquiry } of spam) await demo.submitSpam(enquiry, before(hoursAgo));
  for (const { hoursAgo, ...enquiry } of deleted) {
    const { id } = await demo.submit(enquiry, before(hoursAgo));
    await demo.remove(id, before(hoursAgo - 2));
  }
  await demo.addTemplates();
  await demo.finish(target.databaseUrl, leadIds);
  const client = team.get(manager)?.client;
  if (client) await addIntegrations(target.databaseUrl, client, leadIds, now);
  return demoEnquiries.length + spam.length + deleted.length;
}
