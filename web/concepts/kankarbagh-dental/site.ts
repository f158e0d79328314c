import { type Concept, conceptPath, records, screens } from '../concept';
import { choice, form, html, nameField, phoneField, select, terms } from '../parts';
import { marks, smile, tooth } from './art';

const id = 'kankarbagh-dental';

const treatments = records(
  ['name', 'time', 'price', 'mark', 'text'],
  `Cleaning | 30 min | ₹600 | shine | Ultrasound, then polish. You may eat at once.
  Filling | 40 min | ₹900 | hole | White, in the colour of your tooth, with an injection or without.
  Root canal | 2 visits | ₹3,500 | root | Under the microscope. If it hurts that night, ring us, not the neighbour.
  Crown | 2 visits | ₹4,200 | crown | Metal inside, porcelain outside, five years’ guarantee on paper.`,
);

const doctors = [
  ['Dr Shalini Sinha', 'roots and nerves', ['16:20', '17:00', '19:40']],
  ['Dr Imran Alam', 'children', ['15:30', '18:10', '18:50']],
  ['Dr Neha Kumari', 'braces', ['17:20', '20:00']],
] as const;

const pill = 'rounded-full border-2 border-teal font-semibold has-checked:bg-teal has-checked:text-white';

/** All slots of the evening are one radio group. */
const slots = doctors.map(
  ([name, field, times]) =>
    html`<div class="grid gap-x-20 gap-y-8 border-t-2 border-[#e0efee] py-12 wide:grid-cols-[220px_1fr] wide:items-center"><p><b class="block text-[20px]/[1.2] font-semibold">${name}</b><i class="text-slate">${field}</i></p>
<p class="flex flex-wrap gap-8">${times.map((time) => `<label class="pick inline-flex min-h-44 items-center px-16 py-6 ${pill}"><input type="radio" form="none" name="slot" aria-label="${time} with ${name}"${time === '17:00' ? ' checked' : ''}><span>${time}</span></label>`)}</p></div>`,
);

const costs = terms(
  treatments.map(({ name, time, price }) => [
    `${name} <i class="ml-8 text-[17px] text-[#a9d5d8]">${time}</i>`,
    price,
  ]),
  { pair: 'flex justify-between border-t border-[#ffffff50] py-12 text-[20px]', text: 'font-semibold' },
);

const home = html`<div class="grid gap-20 px-edge py-12 wide:min-h-300 wide:grid-cols-[minmax(0,1fr)_40%] wide:items-center"><div><h1>You know the price before you sit down</h1><p class="lead">Five dentists in two clinics. Pain today? We keep two chairs free.</p></div>${smile}</div>
<div class="grid gap-20 px-edge pt-16 pb-40 wide:grid-cols-[minmax(0,1fr)_minmax(0,432px)]"><section class="card bg-white"><h2>Tonight, Main Road</h2><fieldset class="min-w-0"><legend class="sr-only">When and with whom?</legend>${slots}</fieldset><p><a class="go" href="${conceptPath(id, 'book')}">Take this time</a></p></section>
<section class="card bg-ink text-white"><h2>What it costs</h2>${costs}<p class="mt-8 text-sun">X-ray and second look are free.</p></section></div>`;

const treatment = ({ name, time, price, mark, text }: (typeof treatments)[number]) =>
  `<li class="card bg-white">${tooth(marks[mark as keyof typeof marks])}<h2>${name}</h2><p class="font-anek text-[34px]/[1.2] font-semibold">${price}<i class="ml-10 font-mukta text-[17px]/[normal] font-normal text-slate">${time}</i></p><p>${text}</p></li>`;

const prices = html`<div class="page"><h1>Every price we have</h1><p class="lead">The same in both clinics, the same for everybody. What is not on this list we do not do.</p><ul class="fit-230 my-28 gap-20">${treatments.map(treatment)}</ul>
<section class="rounded-[30px] bg-sun p-[clamp(20px,3vw,40px)]"><h2>It hurts now</h2><p class="mt-8 mb-18 max-w-[46em]">Rinse with warm salt water. Clove oil helps for an hour. Don’t put a tablet on the gum: it burns. Then come: two chairs are kept free until nine in the evening.</p><a class="go" href="${conceptPath(id, 'book')}">Come tonight</a></section></div>`;

const book = `<section class="page fit-320 gap-x-64 gap-y-32"><div><h1>Book a chair</h1><p class="lead">You get a message at once, and a call if the doctor runs late by more than ten minutes.</p>
<h2 class="mt-24">Main Road</h2><p>Above the chemist, lift from the yard. 10:00 to 21:00, Sundays till 14:00.</p><h2 class="mt-24">Colony More</h2><p>Ground floor, ramp for wheels. 15:00 to 21:00, closed on Sundays.</p></div>
<div class="card bg-white">${form({
  label: 'Book a chair',
  fields:
    choice({
      name: 'clinic',
      legend: 'Which clinic?',
      options: [
        { value: 'main', label: 'Main Road' },
        { value: 'colony', label: 'Colony More' },
      ],
      option: pill,
    }) +
    nameField +
    phoneField +
    select('What is it about?', [
      ...treatments.map(({ name, price }) => `${name}, ${price}`),
      'It hurts',
      'I do not know',
    ]) +
    select('When?', ['Today, 17:00', 'Today, 19:40', 'Tomorrow, 11:00', 'Tomorrow, 16:20']),
  button: 'Book',
  answer: 'The chair is yours. Please come five minutes early.',
})}</div></section>`;

export const kankarbaghDental: Concept = {
  id,
  faces: ['anek', 'mukta-400', 'mukta-600'],
  look: { mark: 'font-anek text-[25px] font-semibold', foot: 'bg-white' },
  mark: '<b>Kankarbagh Dental Care</b>',
  aside: '<p class="rounded-full bg-ink px-20 py-9 text-white">Open till 21:00</p>',
  screens: screens(
    `| Tonight | Know the price before you sit down | Two clinics in Kankarbagh, five dentists, prices and free chairs tonight.
    prices | Prices | Every price we have | What a cleaning, a filling, a root canal and a crown cost, and how long they take.
    book | Book | Book a chair | A chair on Main Road or at Colony More, with hours and ways.`,
    home,
    prices,
    book,
  ),
  footer: '<p><b>Kankarbagh Dental Care</b>. Main Road, above the chemist; Colony More, ground floor.</p>',
};
