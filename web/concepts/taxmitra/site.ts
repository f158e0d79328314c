import { type Concept, conceptPath, screens } from '../concept';
import { area, choice, filterRules, form, logo, nameField, phoneField, select } from '../parts';
import { month } from './art';

const id = 'taxmitra';

const home = `<div class="desk"><section class="words"><h1>Due dates without the fear</h1><p>Tell us what came in the post. We tell you what it means, what to bring and by when.</p><a class="go" href="${conceptPath(id, 'appointment')}">Take an appointment</a>
<div class="bring"><h2>For your visit</h2><ul><li><label><input type="checkbox" checked>PAN and Aadhaar</label></li><li><label><input type="checkbox" checked>Bank statement since April</label></li><li><label><input type="checkbox">Sale and purchase bills</label></li><li><label><input type="checkbox">The notice, with its envelope</label></li></ul></div></section>
<section class="paper" aria-label="Calendar">${month}</section></div>
<section class="fees"><h2>What it costs, before you sit down</h2><dl><div><dt>Return of a salaried person</dt><dd>₹900</dd></div><div><dt>GST, a shop with one counter</dt><dd>₹1,200 a month</dd></div><div><dt>Answer to a notice</dt><dd>from ₹2,500</dd></div><div><dt>The first half hour</dt><dd>free</dd></div></dl></section>`;

const reasons = [
  {
    value: 'notice',
    label: 'A notice came',
    bring: [
      'The notice, with its envelope: the stamp tells the date that counts',
      'PAN and Aadhaar',
      'Your last three returns, if you have them',
      'Bank statement of the year the notice names',
    ],
    next: 'We read it while you sit there. In nine of ten cases it asks for one paper.',
  },
  {
    value: 'return',
    label: 'My yearly return',
    bring: [
      'Form 16 from your employer',
      'Interest papers of every bank, the small one too',
      'Rent receipts and the landlord’s PAN above ₹1 lakh a year',
      'Insurance and school fee receipts',
    ],
    next: 'It is filed before you have finished your tea, and you see it on the screen.',
  },
  {
    value: 'gst',
    label: 'GST for my shop',
    bring: [
      'Sale bills of the month, in any order',
      'Purchase bills: each is money back',
      'The phone that gets the code',
      'Your light bill, if the shop is new',
    ],
    next: 'From then on you send pictures of the bills by the fifth, and we do the rest.',
  },
] as const;

const documents = `<section class="page"><h1>What to bring</h1>${choice('why', 'Why do you come?', reasons)}
${reasons.map(({ value, label, bring, next }) => `<article data-why="${value}"><h2>${label}</h2><ol>${bring.map((what) => `<li>${what}</li>`).join('')}</ol><p>${next}</p></article>`).join('')}</section>`;

const appointment = `<section class="page split"><div><h1>Half an hour, free</h1><p>Exhibition Road, second floor above the stationery shop. Somebody who has read your papers sits across from you; there is no queue with numbers.</p><table class="hours"><caption>We are here</caption><tbody><tr><th scope="row">Monday to Friday</th><td>10:00 to 18:30</td></tr><tr><th scope="row">Saturday</th><td>10:00 to 14:00</td></tr><tr><th scope="row">The last five days of July</th><td>till midnight</td></tr></tbody></table></div><div>${form(
  {
    label: 'Take an appointment',
    fields:
      nameField +
      phoneField +
      select('Which half hour?', [
        'Wednesday, 11:00',
        'Wednesday, 16:30',
        'Thursday, 10:00',
        'Saturday, 12:30',
      ]) +
      area('What came in the post?'),
    button: 'Take this half hour',
    answer: 'It is yours. The list of papers comes to your phone.',
  },
)}</div></section>`;

export const taxmitra: Concept = {
  id,
  faces: ['archivo', 'plex-400', 'plex-700'],
  mark: logo('taxmitra', 'TaxMitra Associates', { '#1f3fa8': '#10243f', '#11162b': '#10243f' }),
  screens: screens(
    `| Dates | Due dates without the fear | Every tax date of the month, what to bring and an appointment in Patna.
    documents | Documents | What to bring | The papers for a notice, a yearly return or the GST of a shop.
    appointment | Appointment | Half an hour, free | Hours of the office on Exhibition Road and a half hour of your own.`,
    home,
    { html: documents, css: filterRules('why', reasons) },
    appointment,
  ),
  footer:
    '<p><b>TaxMitra Associates</b>, Exhibition Road, Patna, second floor above the stationery shop.</p>',
};
