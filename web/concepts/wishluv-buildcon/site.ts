import { type Concept, conceptPath, records, screens } from '../concept';
import { choice, form, html, logo, nameField, phoneField, select, terms } from '../parts';
import { hills, house, plan } from './art';

const id = 'wishluv-buildcon';

const floors = records(
  ['floor', 'name', 'rooms', 'area', 'price', 'note'],
  `5 | 5th floor | 3 | 1,240 | ₹54 lakh | Terrace next door, sun from six.
  4 | 4th floor | 2 | 960 | ₹44 lakh | The film of this flat was shot in July rain.
  3 | 3rd floor | 2 | 960 |  | All four flats of this floor were sold in June.
  2 | 2nd floor | 3 | 1,240 | ₹51 lakh | For parents: lift or thirty-four steps.
  1 | 1st floor | 2 | 960 | ₹38 lakh | Grilles fitted, the garden below the window.`,
);
type Floor = (typeof floors)[number];

const tag = ({ name, rooms, price }: Floor) => {
  const [look, size] = price ? ['bg-lime', 'text-[21px]'] : ['border-dashed bg-[#cfdccb]', 'text-[17px]'];
  return `<li class="flex items-center before:w-[clamp(6px,2vw,26px)] before:border-t-3"><a class="flex-1 border-2 px-12 py-4 text-[15px]/[1.3] no-underline ${look}" href="${conceptPath(id, 'floors')}">${name}, ${rooms} rooms<b class="block font-fraunces font-semibold ${size}">${price || 'Sold in June'}</b></a></li>`;
};

const facts = [
  ['flats, 13 left', '40'],
  ['to Saguna More', '1.2 km'],
  ['till keys in hand', '18 months'],
  ['registered, papers at the gate', 'RERA'],
] as const;

const held = records(
  ['name', 'what'],
  `Parking | One place below the house for each flat, with your number on it.
  Power | A generator for lift, pump and two fans in every room.
  Papers | Registration, stamp and the society’s first year.
  Not in it | Lights, curtains and your taste in tiles above ₹65 a square foot.`,
).map(
  ({ name, what }) => `<li class="border-t-3 border-brick pt-12"><b class="block">${name}</b>${what}</li>`,
);

const home = html`<section class="relative grid gap-28 px-edge pt-12 wide:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] wide:items-end">${hills}
<div class="relative wide:self-center wide:pb-40"><h1>Flats with the price on the gate</h1><p class="my-20 max-w-[27em] text-[clamp(18px,1.7vw,22px)]">Forty flats in Danapur. Every price hangs outside, the lift is counted in, and on Sunday you may knock on the walls.</p>
<p class="my-20 flex max-w-[27em] flex-wrap items-center gap-x-24 gap-y-12 text-[clamp(18px,1.7vw,22px)]"><a class="go" href="${conceptPath(id, 'visit')}">Book a Sunday visit</a><a href="${conceptPath(id, 'floors')}">See all floors</a></p></div>
<div class="relative grid grid-cols-[minmax(0,1.15fr)_minmax(136px,1fr)] wide:grid-cols-[minmax(0,430px)_200px] wide:justify-end">${house}<ul class="grid grid-rows-5 pt-[24%] wide:pt-68">${floors.map(tag)}</ul></div></section>
${terms(facts, {
  list: 'relative grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-x-40 gap-y-16 bg-ink px-edge py-24 text-white wide:py-40',
  pair: 'flex flex-col-reverse justify-end',
  text: 'font-fraunces text-[28px]/[1.2] text-[#f4c773]',
})}
<section class="page"><h2>What the price holds</h2><ul class="fit-220 mt-20 gap-x-40 gap-y-24">${held}</ul></section>`;

const flat = ({ floor, name, rooms, area, price, note }: Floor) =>
  `<article class="fit-340 items-center gap-x-48 gap-y-24" data-floor="${floor}">${plan(Number(rooms))}<div><h2>${name}</h2><p class="my-12 font-fraunces text-[44px]/[1.1] text-brick">${price || 'Sold'}</p>
${terms(
  [
    ['Rooms', `${rooms} and a hall`],
    ['Built-up', `${area} sq ft`],
    ['Facing', 'East'],
  ],
  { pair: 'flex justify-between border-t border-[#b9c5bb] py-8' },
)}<p class="my-12">${note}</p>${price ? `<a class="go" href="${conceptPath(id, 'visit')}">Look at it on Sunday</a>` : '<p class="my-12"><b>Ask for the second tower, which comes next.</b></p>'}</div></article>`;

const floorScreen = html`<section class="page"><h1>Floor by floor</h1>${choice({
  name: 'floor',
  legend: 'Which floor?',
  options: floors.map(({ floor, name }) => ({ value: floor, label: name })),
  look: 'my-24',
  option: 'border-2 has-checked:bg-ink has-checked:text-white',
})}${floors.map(flat)}</section>`;

const visit = `<section class="page fit-340 gap-x-72 gap-y-32 [&_p]:mt-18 [&_p]:text-[19px]"><div><h1>Come on Sunday</h1><p>Tea at the gate from ten. A mason, not a salesman, walks you through; he knows where the pipes are. Bring whoever will decide.</p><p><b>Gola Road, Danapur.</b> Behind the petrol pump, the red water tank.</p></div><div>${form(
  {
    label: 'Book a visit',
    fields:
      nameField +
      phoneField +
      select('Which Sunday?', [
        'This Sunday, 10 to 12',
        'This Sunday, 3 to 5',
        'The Sunday after, 10 to 12',
      ]) +
      select(
        'Which floor?',
        floors.filter(({ price }) => price).map(({ name, rooms }) => `${name}, ${rooms} rooms`),
      ),
    button: 'Book the visit',
    answer: 'We see you on Sunday. The mason calls on Saturday evening.',
    honest: 'text-[#4b5a53]',
  },
)}</div></section>`;

export const wishluvBuildcon: Concept = {
  id,
  faces: ['fraunces', 'mukta-400', 'mukta-600'],
  look: { head: 'relative z-2', foot: 'bg-ink text-white' },
  mark: logo('wishluv', 'Wishluv Buildcon', {
    '#11162b': '#1d2b24',
    '#b3173f': '#a8502b',
  }),
  screens: screens(
    `| The house | Flats with the price on the gate | Forty flats in Danapur, each with its price, its plan and a visit on Sunday.
    floors | Floors and plans | Floor by floor | Plans, rooms, areas and prices of the five floors on Gola Road, Danapur.
    visit | Sunday visit | Come on Sunday | Book a walk through the house with its mason, on a Sunday in Danapur.`,
    home,
    floorScreen,
    visit,
  ),
  footer: '<p><b>Wishluv Buildcon</b>, Gola Road, Danapur. Site office open every day from ten to six.</p>',
};
