import { type AlertAction, alertActionNames } from '@golghar/contracts';
import { useLeads, useWorker } from './leads-client';

const leads = useLeads();

const ravi = leads.member('manager', 'Ravi Kumar');
const amit = leads.member('manager', 'Amit Raj');
const worker = useWorker(leads);
const { mails } = worker.mailServer;

type Links = Record<AlertAction, { token: string; action: AlertAction }>;

const linkPattern = /\/admin\/alert-link\?action=(\w+)&(?:amp;)?token=([\w-]+)/g;

const linksIn = (text: unknown): Links =>
  Object.fromEntries(
    [...String(text).matchAll(linkPattern)].map(([, action, token]) => [action, { action, token }]),
  ) as Links;

/** The mail about a new lead to somebody. */
async function alert(to: { email: string } = ravi) {
  const id = await leads.enquire();
  await worker.arrive();
  mails.length = 0;
  await worker.deliver();
  const mail = mails.find((sent) => (sent.to as { address: string }).address === to.email);
  return { id, mail, links: linksIn(mail?.text) };
}

const page = '/api/admin/alert-links';
const check = (link: object) => leads.request.get(page).query(link).expect(200);
const use = (link: object) => leads.request.post(page).type('form').send(link);

/** Presses, and finds that it is done. */
const press = async (link: Links[AlertAction]) => {
  const { text, headers } = await use(link).expect(200);
  // It asks for no session, and gives none.
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).toContain(`<h1>${done[link.action]}</h1>`);
};
const done = {
  take: 'The lead is yours',
  reached: 'The call is logged',
  no_answer: 'The try is logged',
  spam: 'Set aside as spam',
};

const reasonIn = (text: string) => /<h1>Nothing was changed<\/h1><p>([^<]*)<\/p>/.exec(text)?.[1];

/** Both answers about a link that is refused. */
const refusals = async (link: object) => [
  reasonIn((await check(link)).text),
  reasonIn((await use(link).expect(200)).text),
];

const twice = <T>(value: T): T[] => [value, value];

it('a link with two tokens is none', async () => {
  const { body } = await leads.request.get(`${page}?token=a&token=b`).expect(400);
  expect(body.code).toBe('invalid');
});

it('the mail about an enquiry has four links for whoever is on the staff, in text and in HTML', async () => {
  const { mail, links } = await alert();
  expect(Object.keys(links)).toEqual(alertActionNames);
  expect(linksIn(mail?.html)).toEqual(links);
  for (const body of [mail?.text, mail?.html]) expect(body).toContain('These links are yours alone');
});

it('the mail about an enquiry has none for an address that is nobody’s', async () => {
  await leads.sql`UPDATE auth.app_user SET role = 'sales_executive'`;
  const { mail, links } = await alert({ email: 'owner@golghar.example' });
  await leads.sql`UPDATE auth.app_user SET role = 'manager'`;
  expect(mail?.text).toContain('Open the lead');
  expect(links).toEqual({});
  expect(mail?.text).not.toContain('yours alone');
});

it('the mail about an enquiry has other links for each reader and each sending, of which only hashes are stored', async () => {
  const { id, links } = await alert(ravi);
  const his = linksIn(mails.find((sent) => (sent.to as { address: string }).address === amit.email)?.text);
  expect(his.take.token).not.toBe(links.take.token);
  const stored = await leads.sql<{ row: string }>`SELECT to_jsonb(link)::text AS row
    FROM leads.alert_link AS link JOIN leads.delivery AS alert ON alert.id = alert_id
     WHERE lead_id = ${id}`;
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toContain(links.take.token);
});

it('a link in the mail about an enquiry says what it would do and as whom, and changes nothing by that', async () => {
  const { id, links } = await alert();
  const before = await amit.detail(id);
  for (const action of alertActionNames) {
    const { text, headers } = await check(links[action]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<bdi>${before.name}</bdi>`);
    expect(text).toContain('You do this as <bdi>Ravi Kumar</bdi>.');
    // The form does by one press, without a script, what the link says.
    expect(text).toContain(`<form method="post" action="${page}">`);
    for (const [name, value] of Object.entries(links[action]))
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}">`);
    expect(text).not.toContain('<script');
  }
  expect(await amit.detail(id)).toEqual(before);
});

it('a link in the mail about an enquiry gives the lead to its reader, once', async () => {
  const { id, links } = await alert();
  await press(links.take);
  const { owner, ownerChanges } = await amit.detail(id);
  expect(owner).toEqual({ id: ravi.id, name: 'Ravi Kumar' });
  expect(ownerChanges[0]).toMatchObject({ author: { id: ravi.id }, to: { id: ravi.id } });
  expect(await refusals(links.take)).toEqual(twice('This link was used already.'));
});

it.each(['reached', 'no_answer'] as const)('a link in the mail logs a call: %s', async (outcome) => {
  const { id, links } = await alert();
  await press(links[outcome]);
  const { contacts, contactedAt } = await amit.detail(id);
  expect(contacts).toEqual([
    expect.objectContaining({ outcome, channel: 'call', author: { id: ravi.id, name: 'Ravi Kumar' } }),
  ]);
  expect(contactedAt).toBe(contacts[0]?.createdAt);
  const audit = await leads.sql`SELECT action, text, after FROM leads.lead_activity
      WHERE lead_id = ${id} AND actor_id = ${ravi.id} ORDER BY id`;
  expect(audit).toEqual([
    { action: 'alert_link_used', text: outcome === 'reached' ? 'Reached' : 'No answer', after: null },
    { action: 'contact_logged', text: null, after: { outcome, channel: 'call' } },
  ]);
});

it('a link in the mail about an enquiry sets the lead aside as spam', async () => {
  const { id, links } = await alert();
  await press(links.spam);
  expect((await amit.detail(id)).quarantine?.by).toEqual({ id: ravi.id, name: 'Ravi Kumar' });
  const message = 'Ravi Kumar has set this lead aside as spam.';
  expect(await refusals(links.take)).toEqual(twice(message));
  expect(await refusals(links.spam)).toEqual(twice('This link was used already.'));
});

it('a link in the mail about an enquiry works for one of all who press at the same moment', async () => {
  const { id, links } = await alert();
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(links.no_answer)));
  expect(answers.map(({ text }) => reasonIn(text)).sort()).toEqual([
    ...Array(4).fill('This link was used already.'),
    undefined,
  ]);
  expect((await amit.detail(id)).contacts).toHaveLength(1);
});

it('a link in the mail about an enquiry says who has done it already', async () => {
  const { id, links } = await alert();
  await amit.change(id, { ownerId: amit.id });
  await amit.contact(id);
  expect(await refusals(links.take)).toEqual(twice('Amit Raj has this lead already.'));
  const reached = 'Amit Raj has reached them already.';
  expect(await refusals(links.reached)).toEqual(twice(reached));
  expect(await refusals(links.no_answer)).toEqual(twice(reached));
  await ravi.change(id, { ownerId: ravi.id });
  expect(await refusals(links.take)).toEqual(twice('You have this lead already.'));
});

it('a link in the mail about an enquiry does nothing for a deleted lead, and says who deleted it', async () => {
  const { id, links } = await alert();
  await amit.remove(id);
  const answer = 'This lead was deleted by Amit Raj.';
  expect(await refusals(links.reached)).toEqual(twice(answer));
});

it('a link in the mail about an enquiry does nothing for an erased lead, when it has expired, or when it was not copied whole', async () => {
  const dead = 'This link has expired, or was not copied whole.';
  const { links } = await alert();
  const token = links.take.token.replace(/^./, (c) => (c === 'a' ? 'b' : 'a'));
  expect(await refusals({ action: 'take', token })).toEqual(twice(dead));
  await leads.sql`UPDATE leads.alert_link SET expires_at = now() - interval '1 second'`;
  expect(await refusals(links.take)).toEqual(twice(dead));
  const { id, links: others } = await alert();
  await leads.sql`DELETE FROM leads.lead WHERE id = ${id}`;
  expect(await refusals(others.take)).toEqual(twice(dead));
});

it.each([{}, { action: 'delete', token: 'x'.repeat(43) }, { action: 'take', token: 'short' }])(
  'a link in the mail about an enquiry is refused as %j',
  async (link) => {
    const { text } = await check(link);
    expect(reasonIn(text)).toBe('This link was not copied whole. Please press it in the mail itself.');
    await use(link).expect(400);
  },
);

it('a link in the mail about an enquiry does nothing for who can’t sign in any more, nor beyond what they may see', async () => {
  const admin = await leads.signIn('admin');
  const leaver = await leads.signIn('manager', 'Sunil');
  const { id, links } = await alert(leaver);
  const set = (change: string) =>
    leads.database.query(`UPDATE auth.app_user SET ${change} WHERE id = $1`, [leaver.id]);
  await set(`role = 'sales_executive'`);
  await admin.configure({ visibility: 'own_and_unassigned' });
  await amit.change(id, { ownerId: amit.id });
  expect(reasonIn((await use(links.reached)).text)).toBeDefined();
  await admin.configure({ visibility: 'all' });
  await set(`status = 'disabled'`);
  const answer = 'This account can’t sign in any more.';
  expect(await refusals(links.reached)).toEqual(twice(answer));
  expect((await amit.detail(id)).contacts).toEqual([]);
  await set(`status = 'active', role = 'manager'`);
  expect(await refusals(links.reached)).toEqual(twice('This link ended when the account was disabled.'));
  expect((await amit.detail(id)).contacts).toEqual([]);
  const later = await alert(leaver);
  await press(later.links.reached);
});
