import {
  agencyFormat,
  type api,
  contactWords,
  correctableFields,
  correctionText,
  formatMoney,
  type KnownSource,
  leadFields,
  leadFieldText,
  offerFacts,
  type Quarantine,
  type ResponseOf,
  sourceLabel,
  statusLabels,
} from '@golghar/contracts';
import escapeHtml from 'escape-html';

const time = agencyFormat({ dateStyle: 'medium', timeStyle: 'short' });

const local = (at: string | null): string => (at ? time.format(new Date(at)) : 'no');

const facts = (entries: readonly (readonly [string, string])[]): string =>
  `<dl>${entries
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`)
    .join('\n')}</dl>`;

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<h3>${title}</h3><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')}</ul>`;

type Signed = { createdAt: string; author: { name: string } | null };

const signed = ({ createdAt, author }: Signed, text: string): string =>
  `${local(createdAt)}, ${author?.name ?? 'by a rule'}: ${text}`;

const withNote = (text: string, note: string | null): string => (note ? `${text}. ${note}` : text);

const cameFrom = (touch: KnownSource): string =>
  [
    sourceLabel(touch),
    touch.entered && `written down by ${touch.entered.by.name}`,
    touch.landingPage,
    touch.referrer,
    ...Object.values(touch.utm),
  ]
    .filter(Boolean)
    .join(', ');

const spamReasons = ({ reasons, by }: Quarantine): string =>
  by ? by.name : reasons.map(({ reason }) => reason).join(', ');

type Enquiry = ResponseOf<typeof api.exportPerson>['enquiries'][number];

const writtenDown = ({ alerts, thankYou, ...lead }: Enquiry): string =>
  Object.entries({
    Notes: lead.notes.map((note) => signed(note, note.content)),
    Contacts: lead.contacts.map((contact) => signed(contact, withNote(contactWords(contact), contact.note))),
    'Answers by e-mail': lead.replies.map((reply) =>
      signed(
        reply,
        [`${reply.subject}. ${reply.text}`, ...reply.attachments.map(({ name }) => name)].join(', '),
      ),
    ),
    Changes: lead.statusChanges.map((change) =>
      signed(change, `${statusLabels[change.from]} → ${statusLabels[change.to]}`),
    ),
    Corrections: lead.corrections.map((correction) => signed(correction, correctionText(correction))),
    'Handed over': lead.ownerChanges.map((change) =>
      signed(change, withNote(change.to?.name ?? 'nobody', change.note)),
    ),
    'Thanked by e-mail': thankYou
      ? [`${local(thankYou.createdAt)}${thankYou.state ? `, ${thankYou.state}` : ''}`]
      : [],
    'Told by e-mail': alerts.map(
      ({ recipient, state, sentAt }) => `${recipient}, ${state}${sentAt ? `, ${local(sentAt)}` : ''}`,
    ),
  })
    .map(([title, lines]) => list(title, lines))
    .join('\n');

const enquiry = (lead: Enquiry): string => `<section>
<h2>Enquiry ${escapeHtml(lead.reference)}</h2>
${facts([
  ['Sent', local(lead.submittedAt)],
  ...correctableFields.map(
    (name) =>
      [name === 'email' ? 'E-mail' : leadFields[name].label, leadFieldText(name, lead[name])] as const,
  ),
  ['Message', lead.message],
  ...(lead.choice ? offerFacts(lead.choice).map(({ label, value }) => [label, value] as const) : []),
  ['Agreed to', lead.consent ?? ''],
  ['Came from', lead.source ? cameFrom(lead.source) : ''],
  ['Came first from', lead.source?.first ? cameFrom(lead.source.first) : ''],
  ['Status', statusLabels[lead.status]],
  ['Tags', lead.tags.join(', ')],
  ['Worked by', lead.owner?.name ?? ''],
  ['Next step', lead.nextStep ? `${local(lead.nextStep.at)}: ${lead.nextStep.text}` : ''],
  ['Expected value', lead.value === null ? '' : formatMoney(lead.value)],
  ['Expected month', lead.expectedMonth ?? ''],
  ['Reason', lead.outcomeReason ?? ''],
  ['Taken for spam', lead.quarantine ? spamReasons(lead.quarantine) : ''],
  ['Deleted', lead.deletedAt ? local(lead.deletedAt) : ''],
])}
${writtenDown(lead)}
</section>`;

/** Everything stored about one person as a self-contained page to read, print and keep. */
export const personPage = (data: ResponseOf<typeof api.exportPerson>): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(data.names[0] ?? '')}: all that we keep</title><link rel="stylesheet" href="/service-pages/person.css"></head>
<body>
<h1>All that we keep of <bdi>${escapeHtml(data.names[0] ?? '')}</bdi></h1>
${facts([
  ['As of', local(data.exportedAt)],
  ['Names', data.names.join(', ')],
  ['Phone numbers', data.phones.join(', ')],
  ['E-mail addresses', data.emails.join(', ')],
])}
${list(
  'Newsletter',
  data.newsletter.map(
    ({ email, requestedAt, confirmedAt }) =>
      `${email}, asked for ${local(requestedAt)}, confirmed ${local(confirmedAt)}`,
  ),
)}
${data.enquiries.map(enquiry).join('\n')}
</body>
</html>
`;
