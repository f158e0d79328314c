import { type Concept, screens } from '../concept';
import { choice, filterRules, form, phoneField, select } from '../parts';

const id = 'mandi-bhav';

const markets = ['Mithapur', 'Musallahpur', 'Bihta', 'Gulab Bagh', 'Khagaria', 'Darbhanga'];

/** Rupees a quintal; what is not sold in a market stays empty. */
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
  return `<tr data-crop="${kind}"><th scope="row"><b lang="hi">${hindi}</b> ${english}</th>${prices.map((price, index) => `<td${price === best ? ' class="best"' : ''} data-market="${markets[index]}">${price === null ? '<span class="hidden">not sold</span>' : comma(price)}</td>`).join('')}</tr>`;
};

const kinds = [
  { value: 'all', label: 'All crops' },
  { value: 'veg', label: 'Vegetables' },
  { value: 'grain', label: 'Grain' },
  { value: 'oil', label: 'Oil seeds' },
  { value: 'fruit', label: 'Fruit' },
];

const home = `<section class="bar"><h1>Prices this morning, rupees a quintal</h1><p><b>6:40</b> before the carts are loaded</p></section>
${choice('crop', 'Which crops?', kinds)}
<table><thead><tr><th scope="col">Crop</th>${markets.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${crops.map(row).join('')}</tbody></table>
<p class="note"><span class="key">best price today</span><span>Written down at the scales by nine people, one in each market.</span></p>`;

const sms = `<section class="sms"><h1>One message when it pays</h1><p>Say which crop and from which price on. You get one message in the morning, before the cart is loaded, and none on other days.</p>${form(
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
  mark: '<b lang="hi">मंडी भाव</b>',
  screens: screens(
    `| Prices | Prices this morning | Prices of eight crops in the markets of Bihar, on one light page every morning.
    sms | SMS me | One message when it pays | A message on your phone on the morning when your crop brings enough.`,
    { html: home, css: filterRules('crop', ['veg', 'grain', 'oil', 'fruit']) },
    sms,
  ),
  footer: '<p>No pictures, no program: this page opens on 2G.</p>',
};
