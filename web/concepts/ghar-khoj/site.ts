import { type Concept, conceptPath, records, screens } from '../concept';
import { choice, form, html, nameField, phoneField, select } from '../parts';
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

const room = ({ kind, name, about, price, way, seen, plan }: (typeof rooms)[number]) =>
  `<article class="grid grid-cols-[96px_1fr] gap-x-18 gap-y-6 border-t border-line py-16 first-of-type:-mx-14 first-of-type:bg-[#fdf0ec] first-of-type:px-14 wide:grid-cols-[130px_1fr_auto]" data-room="${kind}">${plans[plan as keyof typeof plans]}
<div><h2 class="text-[20px]/[1.25]">${name}</h2><p class="text-[#444]">${about}</p><em class="mt-4 inline-block font-bold text-[#17693f]">Seen on ${seen}</em></div>
<p class="leading-[1.35] text-[#444] wide:text-right"><b class="block text-[24px] text-ink">${price}</b>a month<br>${way}</p></article>`;

const home = html`${choice({ name: 'room', legend: 'Show', options: kinds, look: 'border-y-2 px-edge py-8 [&>legend]:sr-only', option: 'rounded-[8px] border-2 border-line has-checked:border-ink has-checked:bg-ink has-checked:text-white' })}
<div class="wide:grid wide:grid-cols-[minmax(0,48%)_minmax(0,1fr)]"><section class="px-edge py-24 wide:pr-32"><h1>We saw the room before you do</h1><p class="mt-8 mb-16">Taps, light, locks and landlord looked at by us this month.</p>${rooms.map(room)}</section>
<div class="relative bg-[#eae6dc]">${map}<p class="absolute top-20 left-20 rounded-[8px] bg-ink px-18 py-10 text-white">40 rooms checked in this part of Patna</p></div></div>`;

const how = [
  ['We look.', 'Forty points, from the tap’s pressure to what the neighbour says of the landlord.'],
  ['You choose', 'from pictures taken on the same day, without a wide lens.'],
  ['No broker, no fee.', 'The landlord pays us one week’s rent; you pay none.'],
];

const soon = html`<section class="max-w-[calc(720px+2*var(--edge))] px-edge pt-32 pb-56 [&>p]:my-12 [&>p]:text-[19px]"><h1>Opens with the July batch</h1><p>We walk from room to room with a torch and a bucket. Tell us when you come, and three rooms wait for you at the station.</p>
<ol class="mt-20 mb-28">${how.map(([step, words]) => `<li class="border-t border-line py-14"><b>${step}</b> ${words}</li>`)}</ol>${form(
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
  look: { mark: 'font-mukta text-[29px]/[normal] font-extrabold text-brick', foot: 'border-t-2' },
  mark: '<b lang="hi">घर खोज</b>',
  aside: '<p class="font-bold">No broker. No fee.</p>',
  screens: screens(
    `| Rooms | We saw the room before you do | Rooms near coaching centres in Patna that somebody looked at this month.
    how | How it works | Opens with the July batch | How rooms are looked at, and three of them for you when your batch begins.`,
    home,
    soon,
  ),
  footer: '<p><b>Ghar Khoj</b> opens with the July batch, Boring Road, Patna.</p>',
};
