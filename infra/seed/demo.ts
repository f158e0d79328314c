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
import { type Colleague, type Login, signInTeam, type Target, type Team } from './team';
import { timelineOf } from './timeline';

const hourMs = 60 * 60 * 1000;
const spreadMs = 14 * 24 * hourMs;

/** When the enquiries came: the newest just now, the rest over two weeks, more by day than by night. */
export function demoTimes(count: number, now: Date): Date[] {
  return Array.from({ length: count }, (_, index) => {
    const even = now.getTime() - 4 * 60 * 1000 - (spreadMs * index) / count;
    const localHour = new Date(toLocalTime(new Date(even))).getUTCHours();
    const isNight = localHour < 8;
    return new Date(isNight && index > 0 ? even - (localHour + 2) * hourMs : even);
  });
}

type Receipt = Pick<EnquiryReceipt, 'id' | 'reference'> & { name: string };

/** Does through the API what the timeline says, and records the time of each act in `dated`. */
async function replay(
  team: Team,
  { id, reference, name }: Receipt,
  { acts, changes }: ReturnType<typeof timelineOf>,
  dated: Dated,
): Promise<void> {
  const call = <T>(by: Colleague, endpoint: Endpoint, body: object) =>
    team[by].client.call<T>(endpoint, { id, body });
  const change = (by: Colleague, body: object) => call(by, api.updateSubmission, body);
  const nextOf = (kind: 'status' | 'owner') => 1 + dated[kind].filter(({ leadId }) => leadId === id).length;
  let worker: Colleague = 'manager';
  for (const act of acts) {
    const { by, at } = act;
    if ('owner' in act) {
      const { to, note } = act.owner;
      worker = to;
      await change(by, { ownerId: team[to].id, ...(note && { ownerNote: note }) });
      dated.owner.push({ leadId: id, n: nextOf('owner'), at });
    } else if ('status' in act) {
      await change(by, { status: act.status.to });
      dated.status.push({ leadId: id, n: nextOf('status'), at });
    } else if ('contact' in act) {
      const { contact } = await call<ResponseOf<typeof api.addContact>>(by, api.addContact, act.contact);
      dated.contact.push({ id: contact.id, at });
    } else if ('note' in act) {
      const { note } = await call<ResponseOf<typeof api.addNote>>(by, api.addNote, act.note);
      dated.note.push({ id: note.id, at });
    } else {
      const template = templates.find((one) => one.name === act.reply);
      const fill = (text = '') =>
        text.replace('{name}', name).replace('{reference}', reference).replace('{me}', team[by].name);
      const body = { subject: fill(template?.subject), text: fill(template?.text) };
      const { reply } = await call<ResponseOf<typeof api.addReply>>(by, api.addReply, body);
      dated.reply.push({ id: reply.id, at });
    }
  }
  if (Object.keys(changes).length > 0) await change(worker, changes);
}

/**
 * Posts the demo's enquiries and does the team's work on them. Returns the number of enquiries.
 * @param admin invites the team, all of whom get the same password
 */
export async function seedDemo(target: Target, admin: Login, now = new Date()): Promise<number> {
  const team = await signInTeam(target, admin);
  const { client } = team.manager;
  const dated: Dated = { note: [], contact: [], reply: [], status: [], owner: [], removals: [] };
  const submit = (body: EnquiryRequest, at: Date) =>
    client.call<EnquiryReceipt>(api.submitEnquiry, {
      body,
      headers: { 'x-seed-submitted-at': at.toISOString() },
    });
  const times = demoTimes(demoEnquiries.length, now);
  const leadIds: string[] = [];
  // In order of arrival.
  for (const [index, enquiry] of [...demoEnquiries.entries()].reverse()) {
    const { acts: _, outlook: __, ...words } = enquiry;
    const submittedAt = times[index] ?? now;
    const receipt = await submit({ ...words, elapsedMs: 41_000 + 1300 * index }, submittedAt);
    leadIds.push(receipt.id);
    await replay(team, { ...receipt, name: words.name }, timelineOf(enquiry, submittedAt, now), dated);
  }
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  // The product quarantines it within a second.
  for (const { hoursAgo, ...enquiry } of spam) {
    const { id } = await submit(enquiry, before(hoursAgo));
    dated.removals.push({ id, at: new Date(before(hoursAgo).getTime() + 1000) });
  }
  for (const { hoursAgo, ...enquiry } of deleted) {
    const { id } = await submit(enquiry, before(hoursAgo));
    await client.call(api.deleteSubmission, { id });
    dated.removals.push({ id, at: before(hoursAgo - 2) });
  }
  const known = await client.call<ResponseOf<typeof api.listReplyTemplates>>(api.listReplyTemplates);
  const names = known.templates.map(({ name }) => name);
  for (const template of templates.filter(({ name }) => !names.includes(name)))
    await client.call(api.addReplyTemplate, { body: template });
  await backdate(target.databaseUrl, leadIds, dated);
  await addIntegrations(target.databaseUrl, client, leadIds, now);
  return demoEnquiries.length + spam.length + deleted.length;
}
