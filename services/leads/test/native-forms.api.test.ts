import { consentText, type Enquiry, enquiryConsent, enquiryConsentInHindi } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { EnquiryService } from '../src/intake/enquiries/enquiry.service';

const leads = useService('leads');

const send = (fields: Record<string, string>, path = '/api/contact/form') =>
  leads.request.post(path).type('form').send(fields);

const leadsOf = (name: string) => leads.sql`SELECT message FROM leads.lead WHERE name = ${name}`;

const utm = { source: null, medium: null, campaign: null, term: null, content: null };

/** What is stored beside the visitor's words. */
const besidesOf = async (name: string) =>
  (await leads.sql`SELECT source, consent, form FROM leads.lead WHERE name = ${name}`)[0];

it('a form that the browser sends itself is stored, and leads to a page with the reference', async () => {
  const enquiry = makeEnquiry({ message: 'A shop in Gaya.\r\nSweets, mostly.' });
  const { headers } = await send(enquiry).expect(303);
  expect(headers.location).toMatch(/^\/thank-you\?reference=GD-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await leadsOf(enquiry.name)).toEqual([{ message: 'A shop in Gaya.\nSweets, mostly.' }]);
});

it('a form that the browser sends itself is one lead however often the same words come, and another when they differ', async () => {
  const enquiry = makeEnquiry();
  const answers = [await send(enquiry), await send(enquiry), await send(enquiry)];
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await leadsOf(enquiry.name)).toHaveLength(1);
  await send({ ...enquiry, message: 'Something else, please.' }).expect(303);
  expect(await leadsOf(enquiry.name)).toHaveLength(2);
});

it('a form that the browser sends itself is the same for ten minutes, and another one after them', async () => {
  const enquiry = makeEnquiry({ service: 'seo' }) as Enquiry;
  const service = leads.app.get(EnquiryService);
  const sendAt = (minutes: number) =>
    service.submitForm(enquiry, { submittedAt: new Date(Date.now() + minutes * 60_000) });
  const first = await sendAt(0);
  expect(await sendAt(9)).toEqual(first);
  expect(await sendAt(10.1)).not.toEqual(first);
});

it('a form that the browser sends itself comes back with what is wrong and every value, and nothing is stored', async () => {
  const enquiry = makeEnquiry({ name: 'Asha "<b>" Devi', email: 'nobody', message: 'Short' });
  const { text, headers } = await send(enquiry).expect(400);
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain('Please enter a valid email address');
  expect(text).toContain('Message must be at least 10 characters');
  expect(text).toContain('value="Asha &quot;&lt;b&gt;&quot; Devi"');
  expect(text).toContain('value="nobody"');
  expect(text).toContain(`<option value="${enquiry.service}" selected>`);
  expect(text).toContain('Short</textarea>');
  expect(text).not.toContain('<b>');
  expect(await leadsOf(enquiry.name)).toEqual([]);
});

it('a form that the browser sends itself says what its script would have said: where the visitor came from, and what they agreed to', async () => {
  const english = makeEnquiry({ website: '' });
  const page = `${leads.url}/?utm_source=facebook&utm_campaign=chhath&name=Asha`;
  await send(english).set('referer', page).expect(303);
  expect(await besidesOf(english.name)).toEqual({
    source: { landingPage: '/', referrer: null, utm: { ...utm, source: 'facebook', campaign: 'chhath' } },
    consent: consentText(enquiryConsent),
    form: null,
  });
  const hindi = makeEnquiry();
  await send(hindi, '/api/contact/form?language=hi').expect(303);
  expect(await besidesOf(hindi.name)).toMatchObject({
    source: null,
    consent: consentText(enquiryConsentInHindi),
  });
});

it('a form that the browser sends itself believes what the page has found out, also after a page with mistakes', async () => {
  const source = { landingPage: '/services', referrer: 'l.facebook.com', utm: { ...utm, source: 'fb' } };
  const enquiry = makeEnquiry({ source: JSON.stringify(source), website: 'https://cheap.example' });
  const { text } = await send({ ...enquiry, email: 'nobody' }).expect(400);
  const hidden = /name="source" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const again = hidden.replaceAll('&quot;', '"');
  expect(text).toContain(enquiryConsent.before);
  // Still there for programs, and still full.
  expect(text).toMatch(
    /<div class="honeypot" inert[^>]*><input name="website"[^>]*value="https:\/\/cheap.example"/,
  );
  await send({ ...enquiry, source: again })
    .set('referer', `${leads.url}/api/contact/form`)
    .expect(303);
  expect(await besidesOf(enquiry.name)).toMatchObject({ source, form: { isTrapFilled: true } });
});

it('a form that the browser sends itself tells nothing of a page that is not ours', async () => {
  const enquiry = makeEnquiry({ source: 'no JSON' });
  await send(enquiry).set('referer', 'https://elsewhere.example/secret').expect(303);
  expect(await besidesOf(enquiry.name)).toMatchObject({ source: null });
});

it('a form that the browser sends itself is refused from another site, as all requests are', async () => {
  const enquiry = makeEnquiry();
  await send(enquiry).set('origin', 'https://elsewhere.example').expect(403);
  expect(await leadsOf(enquiry.name)).toEqual([]);
});

it('a form that the browser sends itself may be an address for the newsletter', async () => {
  const { headers } = await send({ email: 'reader@example.org' }, '/api/newsletter/form').expect(303);
  expect(headers.location).toBe('/newsletter/sent');
  const { text } = await send({ email: 'reader' }, '/api/newsletter/form').expect(400);
  expect(text).toContain('Please enter a valid email address');
  expect(text).toContain('value="reader"');
});

it.each(['contact', 'newsletter', 'admin/submissions'])(
  'a form that the browser sends itself is no way around JSON at /api/%s',
  async (path) => {
    await send(makeEnquiry(), `/api/${path}`).expect(415);
  },
);

it('a form that the browser sends itself is answered in Hindi when its page is', async () => {
  const enquiry = makeEnquiry({ email: 'nobody', message: 'छोटा' });
  const path = '/api/contact/form?language=hi';
  const { text } = await send(enquiry, path).expect(400);
  expect(text).toContain('<html lang="hi">');
  expect(text).toContain('कृपया सही ईमेल पता लिखिए। पते में @ नहीं है');
  expect(text).toContain('संदेश थोड़ा और लिखिए');
  expect(text).toContain('value="nobody"');
  expect(text).toContain(`action="${path}"`);
  expect(text.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').match(/[A-Za-z]{2,}/g)).toEqual(
    expect.not.arrayContaining(['Please', 'Message', 'Send', 'Home', 'problem']),
  );
  const corrected = { ...enquiry, email: 'asha@sweets.example', message: 'पटना में मिठाई की दुकान है' };
  const { headers } = await send(corrected, path).expect(303);
  expect(headers.location).toMatch(/^\/hi\/thank-you\?reference=GD-/);
  const newsletter = await send({ email: 'पता' }, '/api/newsletter/form?language=hi').expect(400);
  expect(newsletter.text).toContain('कृपया सही ईमेल पता लिखिए');
});
