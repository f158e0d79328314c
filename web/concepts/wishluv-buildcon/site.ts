import { type Concept, conceptPath, records, screens } from '../concept';
import { choice, filterRules, form, logo, nameField, phoneField, select } from '../parts';
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

const home = `<section class="hero">${hills}
<div class="words"><h1>Flats with the price on the gate</h1><p>Forty flats in Danapur. Every price hangs outside, the lift is counted in, and on Sunday you may knock on the walls.</p>
<p class="ways"><a class="go" href="${conceptPath(id, 'visit')}">Book a Sunday visit</a><a href="${conceptPath(id, 'floors')}">See all floors</a></p></div>
<div class="tower">${house}<ul>${floors.map(({ name, rooms, price }) => `<li${price ? '' : ' class="sold"'}><a href="${conceptPath(id, 'floors')}">${name}, ${rooms} rooms<b>${price || 'Sold in June'}</b></a></li>`).join('')}</ul></div>
</section>
<dl class="facts"><div><dt>flats, 13 left</dt><dd>40</dd></div><div><dt>to Saguna More</dt><dd>1.2 km</dd></div><div><dt>till keys in hand</dt><dd>18 months</dd></div><div><dt>registered, papers at the gate</dt><dd>RERA</dd></div></dl>
<section class="plain"><h2>What the price holds</h2><ul class="holds"><li><b>Parking</b>One place below the house for each flat, with your number on it.</li><li><b>Power</b>A generator for lift, pump and two fans in every room.</li><li><b>Papers</b>Registration, stamp and the society’s first year.</li><li><b>Not in it</b>Lights, curtains and your taste in tiles above ₹65 a square foot.</li></ul></section>`;

const floorScreen = `
<section class="plain"><h1>Floor by floor</h1>${choice(
  'floor',
  'Which floor?',
  floors.map(({ floor, name }) => ({ value: floor, label: name })),
)}
${floors
  .map(
    ({ floor, name, rooms, area, price, note }) =>
      `<article data-floor="${floor}" class="flat">${plan(Number(rooms))}<div><h2>${name}</h2><p class="sum">${price || 'Sold'}</p><dl><div><dt>Rooms</dt><dd>${rooms} and a hall</dd></div><div><dt>Built-up</dt><dd>${area} sq ft</dd></div><div><dt>Facing</dt><dd>East</dd></div></dl><p>${note}</p>${price ? `<a class="go" href="${conceptPath(id, 'visit')}">Look at it on Sunday</a>` : '<p><b>Ask for the second tower, which comes next.</b></p>'}</div></article>`,
  )
  .join('')}</section>`;

const visit = `<section class="plain two"><div><h1>Come on Sunday</h1><p>Tea at the gate from ten. A mason, not a salesman, walks you through; he knows where the pipes are. Bring whoever will decide.</p><p><b>Gola Road, Danapur.</b> Behind the petrol pump, the red water tank.</p></div><div>${form(
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
  },
)}</div></section>`;

export const wishluvBuildcon: Concept = {
  id,
  faces: ['fraunces', 'mukta-400', 'mukta-600'],
  mark: logo('wishluv', 'Wishluv Buildcon', {
    '#11162b': '#1d2b24',
    '#b3173f': '#a8502b',
  }),
  screens: screens(
    `| The house | Flats with the price on the gate | Forty flats in Danapur, each with its price, its plan and a visit on Sunday.
    floors | Floors and plans | Floor by floor | Plans, rooms, areas and prices of the five floors on Gola Road, Danapur.
    visit | Sunday visit | Come on Sunday | Book a walk through the house with its mason, on a Sunday in Danapur.`,
    home,
    {
      html: floorScreen,
      css: filterRules(
        'floor',
        floors.map(({ floor }) => floor),
      ),
    },
    visit,
  ),
  footer: '<p><b>Wishluv Buildcon</b>, Gola Road, Danapur. Site office open every day from ten to six.</p>',
};
