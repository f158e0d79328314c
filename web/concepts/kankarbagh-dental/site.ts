import { type Concept, conceptPath, screens } from '../concept';
import { choice, form, nameField, phoneField, select } from '../parts';
import { crown, hole, root, shine, smile, tooth } from './art';

const id = 'kankarbagh-dental';

const treatments = [
  {
    name: 'Cleaning',
    time: '30 min',
    price: '₹600',
    mark: shine,
    text: 'Ultrasound, then polish. You may eat at once.',
  },
  {
    name: 'Filling',
    time: '40 min',
    price: '₹900',
    mark: hole,
    text: 'White, in the colour of your tooth, with an injection or without.',
  },
  {
    name: 'Root canal',
    time: '2 visits',
    price: '₹3,500',
    mark: root,
    text: 'Under the microscope. If it hurts that night, ring us, not the neighbour.',
  },
  {
    name: 'Crown',
    time: '2 visits',
    price: '₹4,200',
    mark: crown,
    text: 'Metal inside, porcelain outside, five years’ guarantee on paper.',
  },
] as const;

const doctors = [
  ['Dr Shalini Sinha', 'roots and nerves', ['16:20', '17:00', '19:40']],
  ['Dr Imran Alam', 'children', ['15:30', '18:10', '18:50']],
  ['Dr Neha Kumari', 'braces', ['17:20', '20:00']],
] as const;

/** All slots of the evening are one choice. */
const slots = doctors
  .map(
    ([name, field, times]) =>
      `<div class="row"><p><b>${name}</b><i>${field}</i></p><p class="slots">${times
        .map(
          (time) =>
            `<label><input type="radio" form="none" name="slot" aria-label="${time} with ${name}"${time === '17:00' ? ' checked' : ''}><span>${time}</span></label>`,
        )
        .join('')}</p></div>`,
  )
  .join('');

const costs = treatments
  .map(({ name, time, price }) => `<div><dt>${name} <i>${time}</i></dt><dd>${price}</dd></div>`)
  .join('');

const home = `<div class="top"><div><h1>You know the price before you sit down</h1><p class="lead">Five dentists in two clinics. Pain today? We keep two chairs free.</p></div>${smile}</div>
<div class="cards"><section class="book"><h2>Tonight, Main Road</h2><fieldset class="choice plain"><legend class="hidden">When and with whom?</legend>${slots}</fieldset><p><a class="go" href="${conceptPath(id, 'book')}">Take this time</a></p></section>
<section class="cost"><h2>What it costs</h2><dl>${costs}</dl><p>X-ray and second look are free.</p></section></div>`;

const prices = `<div class="page"><h1>Every price we have</h1><p class="lead">The same in both clinics, the same for everybody. What is not on this list we do not do.</p><ul class="teeth">${treatments
  .map(
    ({ name, time, price, mark, text }) =>
      `<li>${tooth(mark)}<h2>${name}</h2><p class="sum">${price}<i>${time}</i></p><p>${text}</p></li>`,
  )
  .join(
    '',
  )}</ul><section class="pain"><h2>It hurts now</h2><p>Rinse with warm salt water. Clove oil helps for an hour. Don’t put a tablet on the gum: it burns. Then come: two chairs are kept free until nine in the evening.</p><a class="go" href="${conceptPath(id, 'book')}">Come tonight</a></section></div>`;

const book = `<div class="page split"><div><h1>Book a chair</h1><p class="lead">You get a message at once, and a call if the doctor runs late by more than ten minutes.</p><h2>Main Road</h2><p>Above the chemist, lift from the yard. 10:00 to 21:00, Sundays till 14:00.</p><h2>Colony More</h2><p>Ground floor, ramp for wheels. 15:00 to 21:00, closed on Sundays.</p></div><div class="white">${form(
  {
    label: 'Book a chair',
    fields:
      choice('clinic', 'Which clinic?', [
        { value: 'main', label: 'Main Road' },
        { value: 'colony', label: 'Colony More' },
      ]) +
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
  },
)}</div></div>`;

export const kankarbaghDental: Concept = {
  id,
  faces: ['anek', 'mukta-400', 'mukta-600'],
  mark: '<b>Kankarbagh Dental Care</b>',
  aside: '<p class="open">Open till 21:00</p>',
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
