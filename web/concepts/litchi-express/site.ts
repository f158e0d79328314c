import { times } from '../../drawing/svg';
import { type Concept, conceptPath, records, screens } from '../concept';
import { choice, form, html, logo, nameField, phoneField, select, split } from '../parts';
import { cluster, crate } from './art';

const id = 'litchi-express';

const boxes = [
  ['2 kg', 'a family, one evening', '₹640', crate(1, 3, false)],
  ['5 kg', 'an office', '₹1,450', crate(2, 4, false)],
  ['10 kg', 'a wedding table', '₹2,700', crate(3, 5, false)],
  ['Gift box', '24 fruits, tied', '₹990', crate(2, 3, true)],
] as const;

const today = 8;
const bar = (day: number) => {
  const look = day < today ? 'h-40 bg-rose' : day === today ? 'h-52 bg-leaf' : 'h-40 bg-white';
  return `<i class="w-[clamp(9px,1.9vw,24px)] rounded-[6px] ${look}"></i>`;
};

const box = ([name, whom, price, art]: (typeof boxes)[number]) =>
  `<li class="grid grid-cols-[1fr_auto] items-center gap-x-12 gap-y-2 wide:not-first:border-l-2 wide:not-first:border-[#f3b6c3] wide:not-first:pl-20"><div class="col-[1/3] w-170">${art}</div>
<h2 class="text-[27px]/[1.1]">${name}</h2><b class="bold text-[27px]/[1.1] text-red">${price}</b><p>${whom}</p><a class="go min-h-44 px-18 py-6" href="${conceptPath(id, 'reserve')}" aria-label="Reserve ${name}">Reserve</a></li>`;

const home = html`<section class="relative overflow-x-clip">${cluster}<div class="px-edge pb-24 wide:relative wide:min-h-424 wide:w-[66%] wide:pt-12 wide:pr-0"><h1 class="text-[clamp(52px,8.2vw,108px)]">Picked at four, in Delhi by noon</h1>
<p class="mt-20 mb-14 flex flex-wrap items-end gap-x-12 gap-y-4"><span class="flex items-end gap-3" aria-hidden="true">${times(19, bar)}</span><b>day ${today + 1} of 19</b></p>
<p class="lead">Shahi litchis from Muzaffarpur, on the night train in wet cloth. When they are gone, they are gone.</p></div></section>
<ul class="fit-220 gap-22 bg-white px-edge pt-16 pb-28">${boxes.map(box)}</ul>`;

const stops = records(
  ['city', 'time', 'what'],
  `Delhi | 4:00 | picked in Mushahari
  Delhi | 7:30 | sorted and cooled
  Delhi | 16:55 | on the train at Muzaffarpur
  Delhi | 9:40 | New Delhi, platform 12
  Delhi | 12:00 | at your door, still cold
  Kolkata | 4:00 | picked in Mushahari
  Kolkata | 7:30 | sorted and cooled
  Kolkata | 18:10 | on the train at Muzaffarpur
  Kolkata | 5:30 | Howrah
  Kolkata | 9:00 | at your door, before work
  Mumbai | 4:00 | picked in Mushahari
  Mumbai | 7:00 | sorted, cooled, in foam boxes
  Mumbai | 11:20 | in the air from Patna
  Mumbai | 14:15 | Mumbai
  Mumbai | 18:00 | at your door, for the evening
  Patna | 4:00 | picked in Mushahari
  Patna | 6:00 | on our own van
  Patna | 8:30 | at your door, with dew`,
);

const cities = [...new Set(stops.map(({ city }) => city))];

const wayTo = (to: string) =>
  html`<ol class="fit-180 mb-28 gap-20" data-city="${to.toLowerCase()}" aria-label="The way to ${to}">${stops
    .filter(({ city }) => city === to)
    .map(
      ({ time, what }) =>
        `<li class="border-t-8 border-rose pt-16 text-[19px] last:border-leaf"><b class="bold block text-[44px]/[1]">${time}</b>${what}</li>`,
    )}</ol>`;

const way = html`<section class="page"><h1>Where are you?</h1>${choice({
  name: 'city',
  legend: 'Your city',
  options: cities.map((label) => ({ value: label.toLowerCase(), label })),
  look: 'mt-20 mb-28',
  option: 'rounded-full bg-white font-semibold has-checked:bg-red has-checked:text-white',
})}${cities.map(wayTo)}<p class="lead">Sealed with the day. If it comes a day late, it is yours for nothing.</p></section>`;

const reserve = split(
  `<h1>Reserve</h1><p class="lead">The season opens in the third week of May and lasts nineteen days. We ring two days before your box is picked; you pay then.</p><div class="mt-24 w-260">${crate(2, 3, true)}</div>`,
  form({
    label: 'Reserve a box',
    fields:
      select(
        'Which box?',
        boxes.map(([name, whom, price]) => `${name}, ${whom}, ${price}`),
      ) +
      select('City', cities) +
      nameField +
      phoneField,
    button: 'Keep a box for me',
    answer: 'A box is yours. We ring two days before it is picked.',
  }),
);

export const litchiExpress: Concept = {
  id,
  faces: ['anek', 'mukta-400', 'mukta-600'],
  look: { head: 'relative z-1 wide:justify-start wide:gap-x-40', foot: 'bg-red text-white' },
  mark: logo('litchi-express', 'Litchi Express', {
    '#11162b': '#4a0f24',
    '#ffffff': '#ffd9df',
    '#b3173f': '#a3123f',
    '#17693f': '#2f7a3d',
  }),
  screens: screens(
    `| Boxes | Picked at four, in Delhi by noon | Shahi litchis from Muzaffarpur in four boxes, for nineteen days a year.
    way | The way | Where are you? | How a box travels to Delhi, Kolkata, Mumbai or Patna, hour by hour.
    reserve | Reserve | Reserve | Keep a box of litchis for the third week of May.`,
    home,
    way,
    reserve,
  ),
  footer: '<p><b>Litchi Express</b>, Mushahari, Muzaffarpur. Eleven orchards, one van, two trains.</p>',
};
