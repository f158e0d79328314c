import { type Concept, conceptPath, screens } from '../concept';
import { area, choice, form, html, logo, nameField, phoneField, select, split, terms } from '../parts';
import { month } from './art';

const id = 'taxmitra';

const bring = (words: string, isDone = false) =>
  `<li><label class="flex min-h-40 items-center gap-12 decoration-green has-checked:line-through"><input class="size-20 accent-green" type="checkbox"${isDone ? ' checked' : ''}>${words}</label></li>`;

const fees = [
  ['Return of a salaried person', '₹900'],
  ['GST, a shop with one counter', '₹1,200 a month'],
  ['Answer to a notice', 'from ₹2,500'],
  ['The first half hour', 'free'],
] as const;

const home = `<div class="grid gap-28 px-edge pt-28 pb-36 wide:grid-cols-[minmax(0,350px)_minmax(0,1fr)] wide:gap-40"><section><h1>Due dates without the fear</h1><p class="mt-16 mb-20 text-[18px]">Tell us what came in the post. We tell you what it means, what to bring and by when.</p><a class="go" href="${conceptPath(id, 'appointment')}">Take an appointment</a>
<div class="mt-24 border-t-2 pt-14"><h2>For your visit</h2><ul>${bring('PAN and Aadhaar', true)}${bring('Bank statement since April', true)}${bring('Sale and purchase bills')}${bring('The notice, with its envelope')}</ul></div></section>
<section class="rounded-[10px] border border-hairline bg-white p-[clamp(12px,2vw,24px)]" aria-label="Calendar">${month}</section></div>
<section class="bg-ink px-edge py-36 text-white"><h2 class="text-[28px] font-stretch-[86%]">What it costs, before you sit down</h2>${terms(fees, { list: 'fit-200 mt-16 gap-x-32 gap-y-20', pair: 'border-t border-[#ffffff66] pt-10', text: 'font-plex text-[22px]/[1.3] font-bold' })}</section>`;

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
];

const paper = (what: string, index: number) =>
  `<li class="relative border-t border-hairline py-11 pl-52 text-[18px] before:absolute before:left-0 before:font-plex before:text-[18px]/[1.5] before:font-bold before:text-green before:font-stretch-[100%] before:content-['0${index + 1}']">${what}</li>`;

const reason = ({ value, label, bring, next }: (typeof reasons)[number]) =>
  html`<article class="max-w-820 rounded-[10px] border border-hairline bg-white px-[clamp(18px,3vw,40px)] py-28" data-why="${value}"><h2>${label}</h2><ol class="mt-14 mb-18">${bring.map(paper)}</ol><p>${next}</p></article>`;

const documents = html`<section class="page"><h1>What to bring</h1>${choice({ name: 'why', legend: 'Why do you come?', options: reasons, look: 'mt-22 mb-28', option: 'rounded-[6px] border-2 border-ink bg-white has-checked:bg-ink has-checked:text-white' })}
${reasons.map(reason)}</section>`;

const hours = [
  ['Monday to Friday', '10:00 to 18:30'],
  ['Saturday', '10:00 to 14:00'],
  ['The last five days of July', 'till midnight'],
].map(
  ([days, time]) =>
    `<tr class="border-t border-hairline"><th class="py-10" scope="row">${days}</th><td class="py-10 text-right font-plex">${time}</td></tr>`,
);

const appointment = split(
  html`<h1>Half an hour, free</h1><p>Exhibition Road, second floor above the stationery shop. Somebody who has read your papers sits across from you; there is no queue with numbers.</p>
<table><caption class="text-left font-bold">We are here</caption><tbody>${hours}</tbody></table>`,
  form({
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
  }),
  'gap-x-72 gap-y-32 [&_p]:my-14',
);

export const taxmitra: Concept = {
  id,
  faces: ['archivo', 'plex-400', 'plex-700'],
  look: { head: 'border-b border-hairline bg-white', foot: 'border-t border-hairline bg-white' },
  mark: logo('taxmitra', 'TaxMitra Associates', { '#1f3fa8': '#10243f', '#11162b': '#10243f' }),
  screens: screens(
    `| Dates | Due dates without the fear | Every tax date of the month, what to bring and an appointment in Patna.
    documents | Documents | What to bring | The papers for a notice, a yearly return or the GST of a shop.
    appointment | Appointment | Half an hour, free | Hours of the office on Exhibition Road and a half hour of your own.`,
    home,
    documents,
    appointment,
  ),
  footer:
    '<p><b>TaxMitra Associates</b>, Exhibition Road, Patna, second floor above the stationery shop.</p>',
};
