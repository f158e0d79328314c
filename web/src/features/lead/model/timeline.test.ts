import { enteredSource, type Reply, type SubmissionDetail } from '@golghar/contracts';
import { timelineOf } from './timeline';

const reply = (changes: Partial<Reply>): Reply => ({
  id: 'r',
  subject: 'Your shop',
  text: 'Shall we talk?',
  author: { id: 'a', name: 'Amit Raj' },
  createdAt: '2026-11-02T10:00:00.000Z',
  state: 'queued',
  smtpResponse: null,
  attachments: [],
  areAttachmentsKept: false,
  ...changes,
});

const leadOf = (changes: Partial<SubmissionDetail>) =>
  ({
    id: 'l',
    submittedAt: '2026-11-01T10:00:00.000Z',
    thankYou: null,
    notes: [],
    contacts: [],
    statusChanges: [],
    ownerChanges: [],
    corrections: [],
    alerts: [],
    replies: [],
    ...changes,
  }) as unknown as SubmissionDetail;

const entryOf = (changes: Partial<Reply>) => timelineOf(leadOf({ replies: [reply(changes)] }))[0];

it.each([
  [{}, 'note', 'E-mail (waits to be sent): Your shop\nShall we talk?'],
  [
    { smtpResponse: 'connect ECONNREFUSED' },
    'note',
    'E-mail (waits for another try): Your shop\nShall we talk?\nconnect ECONNREFUSED',
  ],
  [{ state: 'sent', smtpResponse: '250 kept' }, 'note', 'E-mail (sent): Your shop\nShall we talk?'],
  [
    { state: 'failed', smtpResponse: '550 no' },
    'problem',
    'E-mail (not delivered): Your shop\nShall we talk?\n550 no',
  ],
  [{ state: null }, 'note', 'E-mail: Your shop\nShall we talk?'],
] as const)('says what became of an answer: %j', (changes, kind, text) => {
  expect(entryOf(changes)).toMatchObject({ kind, text, by: 'Amit Raj' });
});

it('says of a lead from a file that it was imported, whatever a link of a visit says', () => {
  const utm = { source: 'imported', medium: null, campaign: null, term: null, content: null };
  const textOf = (landingPage: string | null) =>
    timelineOf(leadOf({ source: { landingPage, referrer: null, utm } }))[0]?.text;
  expect(textOf(null)).toBe('Enquiry of this day, from an imported file');
  expect(textOf('/pricing')).toBe('Enquiry received');
});

it('says who wrote a lead down, and how it came', () => {
  const by = { id: 'a', name: 'Amit Raj' };
  const [arrival] = timelineOf(leadOf({ source: enteredSource(by, 'walk_in') }));
  expect(arrival?.text).toBe('Entered by Amit Raj · Walk-in');
  expect(timelineOf(leadOf({ source: null }))[0]?.text).toBe('Enquiry received');
});

it.each([
  ['network', 'too many enquiries came from the same place today'],
  ['day', 'as many as a day may bring had been sent'],
] as const)('says why nobody was thanked: %s', (limitedBy, why) => {
  const thankYou = {
    createdAt: '2026-11-01T10:00:01.000Z',
    state: 'limited',
    smtpResponse: null,
    limitedBy,
  } as const;
  const [entry] = timelineOf(leadOf({ thankYou }));
  expect(entry?.text).toBe(`Enquiry received. No thank-you mail: ${why}`);
});

it.each([
  [{}, 'Alert to meera is on its way', 'event'],
  [
    { smtpResponse: 'ECONNREFUSED' },
    'Alert to meera waits for another try (1 so far): ECONNREFUSED',
    'problem',
  ],
] as const)('calls no alert late that the mail server is being asked to take: %j', (changes, text, kind) => {
  const queuedAt = new Date().toISOString();
  const alert = { id: 'a', recipient: 'meera', state: 'queued', attempts: 1, smtpResponse: null, queuedAt };
  const alerts = [{ ...alert, ...changes }] as unknown as SubmissionDetail['alerts'];
  expect(timelineOf(leadOf({ alerts }))[0]).toMatchObject({ text, kind });
});
