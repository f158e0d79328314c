import { type Concept, conceptPath, records, screens } from '../concept';
import { area, form, nameField, phoneField, select, split, table, terms } from '../parts';
import { stars, wheel } from './art';

const id = 'jyotish-darpan';

const chhathEvening = [
  ['Sunrise', '6:12'],
  ['Sunset', '17:01'],
  ['Tithi', 'Shashthi'],
  ['Month', 'Kartik'],
] as const;

const chhathDays = [
  ['Nahay Khay', 'Chaturthi'],
  ['Kharna', 'Panchami'],
  ['Chhath, evening', 'Shashthi'],
  ['Chhath, morning', 'Saptami'],
] as const;

const column = (title: string, rows: readonly (readonly [string, string])[]) =>
  `<section class="relative"><h2 class="mb-8 text-[26px] text-amber">${title}</h2>${terms(rows, { pair: 'flex justify-between border-t border-hairline bg-night py-10', text: 'font-semibold' })}</section>`;

const home = `<div class="relative grid gap-28 overflow-hidden px-edge pt-8 pb-48 desk:h-716 desk:grid-cols-[212px_1fr_212px] desk:pt-90 desk:pb-0">${stars}${column('At Chhath in Patna', chhathEvening)}
<section class="relative -order-1 grid min-h-480 place-items-center desk:order-0 desk:min-h-0">${wheel}<div class="relative max-w-320 text-center desk:max-w-400 desk:pt-60"><h1 class="mx-auto max-w-[6.4em] text-[clamp(30px,4.2vw,52px)]/[1.04]">A calendar that calls back</h1>
<p class="mx-auto mt-10 mb-16 max-w-[13em] leading-[1.35] desk:max-w-[17em] desk:text-[20px]">Choose an hour. A pandit from Gaya rings you, not the other way round.</p><a class="go" href="${conceptPath(id, 'ask')}">Ask a question, ₹251</a></div></section>${column('Its four days', chhathDays)}</div>`;

const feasts = records(
  ['day', 'feast', 'what'],
  `14 January | Makar Sankranti | Til and chura-dahi, before noon
  Magh, bright fifth | Saraswati Puja | Books stay closed till evening
  Chait, bright ninth | Ram Navami | Mahavir Mandir opens at two at night
  Bhado, bright third | Teej | The fast ends at first light
  Ashvin, bright eighth | Durga Puja, eighth day | One hundred and eight lamps
  Kartik, new moon | Dipavali | Lamps from sunset on
  Kartik, bright sixth | Chhath, evening | Be at the ghat by four`,
);

const calendar = `<section class="page"><h1>The feasts of the year</h1><p>Hours are for Patna; in Kishanganj the sun is nine minutes earlier.</p>${table(
  ['Day', 'Feast', 'To know'],
  feasts.map(
    ({ day, feast, what }) => `<tr><td>${day}</td><th scope="row">${feast}</th><td>${what}</td></tr>`,
  ),
  { look: 'mt-24' },
)}</section>`;

const ask = split(
  '<h1>Ask a question</h1><p>₹251 for twenty minutes, paid after the call. If the pandit thinks that a doctor or a lawyer should answer, he says so and takes nothing.</p><p>He never sells a stone, a ring or a fear.</p>',
  form({
    label: 'Ask a question',
    fields:
      nameField +
      phoneField +
      select('When shall he ring?', [
        'Today, 18 to 20',
        'Tomorrow, 7 to 9',
        'Tomorrow, 18 to 20',
        'Sunday, 10 to 12',
      ]) +
      area('Your question'),
    button: 'Let him ring me',
    answer: 'He rings at the hour you chose, from a Gaya number.',
  }),
  'gap-x-72 gap-y-28',
);

export const jyotishDarpan: Concept = {
  id,
  faces: ['rozha', 'mukta-400', 'mukta-600'],
  // The mark reserves its final width before its font has loaded, so that the navigation beside it doesn't shift.
  look: {
    head: 'relative z-2',
    mark: 'font-rozha [&>b]:w-[4.95em] [&>b]:text-[34px]/[1.1] [&>b]:font-normal [&>b]:whitespace-nowrap',
    foot: 'border-t border-hairline',
  },
  mark: '<b lang="hi">ज्योतिष दर्पण</b><span class="text-[17px] text-amber">Jyotish Darpan</span>',
  screens: screens(
    `| Calendar | A calendar that calls back | Sunrise, tithi and the days of Chhath in Patna, and a pandit who rings you.
    feasts | Feasts | The feasts of the year | The feasts of the year in Bihar with their days and hours in Patna.
    ask | Ask | Ask a question | Choose an hour at which a pandit from Gaya rings you.`,
    home,
    calendar,
    ask,
  ),
  footer: '<p><b>Jyotish Darpan</b>, Vishnupad road, Gaya. No stones, no rings.</p>',
};
