import { type Concept, conceptPath, records, screens } from '../concept';
import { choice, filterRules, form, nameField, phoneField, select } from '../parts';
import { map, plans } from './art';

const id = 'ghar-khoj';

const rooms = records(
  ['kind', 'name', 'about', 'price', 'way', 'seen', 'plan'],
  `cheap near | Single room, Boring Road | Water all day, own meter, third floor | ₹6,500 | 4 min to class | Monday | single
  cheap mess | Shared by two, Musallahpur | Mess next door, gate shuts at ten | ₹3,200 | 9 min to class | Friday | shared
  girls | Two rooms, Kankarbagh | For sisters; landlady lives below | ₹9,800 | 12 min to class | Saturday | double
  cheap girls mess near | Shared by two, Nageshwar Colony | Girls only, breakfast at six, one key each | ₹4,800 | 5 min to class | Sunday | shared
  cheap near | Room with a roof, Boring Canal | Hot in May, quiet always | ₹5,400 | 6 min to class | Thursday | single`,
);

const kinds = [
  { value: 'all', label: 'All rooms' },
  { value: 'near', label: 'Under 7 minutes' },
  { value: 'cheap', label: 'Under ₹7,000' },
  { value: 'girls', label: 'Girls' },
  { value: 'mess', label: 'With mess' },
];

const home = `${choice('room', 'Show', kinds)}<div class="cols"><section class="list"><h1>We saw the room before you do</h1><p>Taps, light, locks and landlord looked at by us this month.</p>${rooms
  .map(
    ({ kind, name, about, price, way, seen, plan }) =>
      `<article data-room="${kind}">${plans[plan as keyof typeof plans]}<div><h2>${name}</h2><p>${about}</p><em>Seen on ${seen}</em></div><p class="rent"><b>${price}</b>a month<br>${way}</p></article>`,
  )
  .join('')}</section><div class="map">${map}<p>40 rooms checked in this part of Patna</p></div></div>`;

const soon = `<section class="page"><h1>Opens with the July batch</h1><p>We walk from room to room with a torch and a bucket. Tell us when you come, and three rooms wait for you at the station.</p><ol><li><b>We look.</b> Forty points, from the tap’s pressure to what the neighbour says of the landlord.</li><li><b>You choose</b> from pictures taken on the same day, without a wide lens.</li><li><b>No broker, no fee.</b> The landlord pays us one week’s rent; you pay none.</li></ol>${form(
  {
    label: 'Three rooms for me',
    fields:
      nameField +
      phoneField +
      select('Near which centre?', ['Boring Road', 'Musallahpur Haat', 'Kankarbagh']) +
      select('Up to', ['₹3,500', '₹5,000', '₹7,000', '₹10,000']),
    button: 'Find me three',
    answer: 'Three rooms come to your phone a week before the batch begins.',
  },
)}<p><a href="${conceptPath(id)}">Back to the rooms</a></p></section>`;

export const gharKhoj: Concept = {
  id,
  faces: ['archivo', 'mukta-800'],
  mark: '<b lang="hi">घर खोज</b>',
  aside: '<p class="fee">No broker. No fee.</p>',
  screens: screens(
    `| Rooms | We saw the room before you do | Rooms near coaching centres in Patna that somebody looked at this month.
    how | How it works | Opens with the July batch | How rooms are looked at, and three of them for you when your batch begins.`,
    { html: home, css: filterRules('room', ['near', 'cheap', 'girls', 'mess']) },
    soon,
  ),
  footer: '<p><b>Ghar Khoj</b> opens with the July batch, Boring Road, Patna.</p>',
};
