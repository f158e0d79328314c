import { type Concept, screens } from '../concept';
import { choice, form, html, phoneField, select, table } from '../parts';

const id = 'mandi-bhav';

const markets = ['Mithapur', 'Musallahpur', 'Bihta', 'Gulab Bagh', 'Khagaria', 'Darbhanga'];

/** Rupees a quintal; empty if not sold in a market. */
const crops: [kind: string, hindi: string, english: string, prices: (number | null)[]][] = [
  ['veg', 'आलू', 'Potato', [1480, 1510, 1440, 1390, 1420, 1465]],
  ['veg', 'प्याज', 'Onion', [2310, 2260, 2240, 2180, null, 2350]],
  ['grain', 'गेहूँ', 'Wheat', [2440, null, 2425, 2400, 2415, 2430]],
  ['grain', 'मक्का', 'Maize', [null, null, 2205, 2260, 2190, 2170]],
  ['veg', 'टमाटर', 'Tomato', [1850, 1900, 1780, 1620, 1700, 1760]],
  ['fruit', 'मखाना', 'Makhana', [null, 63500, null, 60800, null, 61000]],
  ['fruit', 'लीची', 'Litchi', [8900, 9150, null, null, 8600, null]],
  ['oil', 'सरसों', 'Mustard', [5850, null, 5790, 5720, 5760, 5740]],
];

const comma = (sum: number) => String(sum).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

const row = ([kind, hindi, english, prices]: (typeof crops)[number]) => {
  const best = Math.max(...prices.filter((price): price is number => price !== null));
  const cells = prices.map((price, index) => {
    const look = price === null ? 'unsold' : price === best ? 'bg-straw font-bold' : '';
    return `<td class="${look}" data-market="${markets[index]}">${price === null ? '<span class="sr-only">not sold</span>' : comma(price)}</td>`;
  });
  return html`<tr data-crop="${kind}"><th scope="row"><b lang="hi">${hindi}</b> ${english}</th>${cells}</tr>`;
};

const kinds = [
  { value: 'all', label: 'All crops' },
  { value: 'veg', label: 'Vegetables' },
  { value: 'grain', label: 'Grain' },
  { value: 'oil', label: 'Oil seeds' },
  { value: 'fruit', label: 'Fruit' },
];

const home = html`<section class="flex flex-wrap items-end justify-between gap-x-32 gap-y-4 bg-field px-edge pb-16 text-sprout"><h1 class="text-[18px] font-normal text-white">Prices this morning, rupees a quintal</h1><p><b class="mr-10 text-[26px]">6:40</b> before the carts are loaded</p></section>
${choice({ name: 'crop', legend: 'Which crops?', options: kinds, look: 'bg-sprout px-edge py-8 [&>legend]:sr-only', option: 'font-bold has-checked:bg-field has-checked:text-white' })}
${table(['Crop', ...markets], crops.map(row))}
<p class="flex flex-wrap gap-x-40 gap-y-4 px-edge py-18"><span><i class="mr-8 inline-block size-18 bg-straw align-[-3px]"></i>best price today</span><span>Written down at the scales by nine people, one in each market.</span></p>`;

const sms = `<section class="max-w-[calc(620px+2*var(--edge))] px-edge pt-28 pb-48 [&_p]:mt-10 [&_p]:mb-16"><h1 class="font-mukta text-[clamp(38px,5vw,56px)]/[1.05] font-extrabold">One message when it pays</h1>
<p>Say which crop and from which price on. You get one message in the morning, before the cart is loaded, and none on other days.</p>${form(
  {
    label: 'Message me',
    fields:
      select(
        'Crop',
        crops.map(([, hindi, english]) => `${hindi} ${english}`),
      ) +
      select('When a quintal brings', [
        '100 more than today',
        '250 more than today',
        'The best price of the month',
      ]) +
      phoneField,
    button: 'Message me',
    answer: 'Noted. The first message comes on the first good morning.',
  },
)}</section>`;

export const mandiBhav: Concept = {
  id,
  faces: ['plex-400', 'plex-700', 'mukta-800', 'mukta-600'],
  look: {
    head: 'bg-field text-sprout',
    mark: 'font-mukta text-[clamp(38px,4.4vw,54px)]/[1] font-extrabold',
    foot: 'border-t-3',
  },
  mark: '<b class="pt-8" lang="hi">मंडी भाव</b>',
  screens: screens(
    `| Prices | Prices this morning | Prices of eight crops in the markets of Bihar, on one light page every morning.
    sms | SMS me | One message when it pays | A message on your phone on the morning when your crop brings enough.`,
    home,
    sms,
  ),
  footer: '<p>No pictures, no program: this page opens on 2G.</p>',
};
