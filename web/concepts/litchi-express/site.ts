import { times } from '../../drawing/svg';
import { type Concept, conceptPath, screens } from '../concept';
import { choice, filterRules, form, logo, nameField, phoneField, select } from '../parts';
import { cluster, crate } from './art';

const id = 'litchi-express';

const boxes = [
  ['2 kg', 'a family, one evening', '₹640', crate(1, 3, false)],
  ['5 kg', 'an office', '₹1,450', crate(2, 4, false)],
  ['10 kg', 'a wedding table', '₹2,700', crate(3, 5, false)],
  ['Gift box', '24 fruits, tied', '₹990', crate(2, 3, true)],
] as const;

const home = `<section class="hero">${cluster}<div class="words"><h1>Picked at four, in Delhi by noon</h1><p class="days"><span class="bars" aria-hidden="true">${times(19, (day) => `<i${day < 8 ? ' class="gone"' : day === 8 ? ' class="now"' : ''}></i>`).join('')}</span><b>day 9 of 19</b></p><p class="lead">Shahi litchis from Muzaffarpur, on the night train in wet cloth. When they are gone, they are gone.</p></div></section>
<ul class="boxes">${boxes.map(([name, whom, price, art]) => `<li>${art}<h2>${name}</h2><b>${price}</b><p>${whom}</p><a class="go" href="${conceptPath(id, 'reserve')}" aria-label="Reserve ${name}">Reserve</a></li>`).join('')}</ul>`;

const cities = [
  {
    value: 'delhi',
    label: 'Delhi',
    stops: [
      ['4:00', 'picked in Mushahari'],
      ['7:30', 'sorted and cooled'],
      ['16:55', 'on the train at Muzaffarpur'],
      ['9:40', 'New Delhi, platform 12'],
      ['12:00', 'at your door, still cold'],
    ],
  },
  {
    value: 'kolkata',
    label: 'Kolkata',
    stops: [
      ['4:00', 'picked in Mushahari'],
      ['7:30', 'sorted and cooled'],
      ['18:10', 'on the train at Muzaffarpur'],
      ['5:30', 'Howrah'],
      ['9:00', 'at your door, before work'],
    ],
  },
  {
    value: 'mumbai',
    label: 'Mumbai',
    stops: [
      ['4:00', 'picked in Mushahari'],
      ['7:00', 'sorted, cooled, in foam boxes'],
      ['11:20', 'in the air from Patna'],
      ['14:15', 'Mumbai'],
      ['18:00', 'at your door, for the evening'],
    ],
  },
  {
    value: 'patna',
    label: 'Patna',
    stops: [
      ['4:00', 'picked in Mushahari'],
      ['6:00', 'on our own van'],
      ['8:30', 'at your door, with dew'],
    ],
  },
] as const;

const way = `<section class="page"><h1>Where are you?</h1>${choice('city', 'Your city', cities)}${cities
  .map(
    ({ value, label, stops }) =>
      `<ol class="way" data-city="${value}" aria-label="The way to ${label}">${stops.map(([time, what]) => `<li><b>${time}</b>${what}</li>`).join('')}</ol>`,
  )
  .join(
    '',
  )}<p class="lead">Sealed with the day. If it comes a day late, it is yours for nothing.</p></section>`;

const reserve = `<section class="page split"><div><h1>Reserve</h1><p class="lead">The season opens in the third week of May and lasts nineteen days. We ring two days before your box is picked; you pay then.</p>${crate(2, 3, true)}</div><div>${form(
  {
    label: 'Reserve a box',
    fields:
      select(
        'Which box?',
        boxes.map(([name, whom, price]) => `${name}, ${whom}, ${price}`),
      ) +
      select(
        'City',
        cities.map(({ label }) => label),
      ) +
      nameField +
      phoneField,
    button: 'Keep a box for me',
    answer: 'A box is yours. We ring two days before it is picked.',
  },
)}</div></section>`;

export const litchiExpress: Concept = {
  id,
  faces: ['anek', 'mukta-400', 'mukta-600'],
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
    { html: way, css: filterRules('city', cities) },
    reserve,
  ),
  footer: '<p><b>Litchi Express</b>, Mushahari, Muzaffarpur. Eleven orchards, one van, two trains.</p>',
};
