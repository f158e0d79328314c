import { n, times } from '../../drawing/svg';
import { type Concept, conceptPath, screens } from '../concept';
import { area, field, form, html, nameField, phoneField, picture, select, split, table } from '../parts';
import { partsList } from './parts-list';

const id = 'barauni-bearings';

const ball = (index: number) => {
  const angle = (index / 9) * Math.PI * 2;
  return `<circle cx="${n(180 + Math.cos(angle) * 104)}" cy="${n(180 + Math.sin(angle) * 104)}" r="27" fill="#cfd8de" stroke="#1f2a33" stroke-width="4"/><path d="M${n(168 + Math.cos(angle) * 104)} ${n(172 + Math.sin(angle) * 104)}q4 -10 14 -12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
};

const bearing = picture(
  '0 0 360 400',
  `<circle cx="180" cy="180" r="168" fill="#9fb0ba" stroke="#1f2a33" stroke-width="5"/><circle cx="180" cy="180" r="136" fill="#5b6b76" stroke="#1f2a33" stroke-width="4"/>${times(9, ball).join('')}<circle cx="180" cy="180" r="72" fill="#9fb0ba" stroke="#1f2a33" stroke-width="5"/><circle cx="180" cy="180" r="46" fill="#fff" stroke="#1f2a33" stroke-width="5"/><path d="M12 180V388M348 180V388M12 376H348M134 180V352M226 180V352M134 344H226" stroke="#f26a21" stroke-width="3"/><g font-family="Plex" font-size="22" text-anchor="middle" fill="#1f2a33"><rect x="128" y="362" width="104" height="28" fill="#fff"/><text x="180" y="384">D 47 mm</text><rect x="150" y="330" width="60" height="26" fill="#fff"/><text x="180" y="352">d 20</text></g>`,
  'mx-auto mt-14 w-[min(100%,300px)]',
);

const comma = (sum: number) => String(sum).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

const row = ([number, kind, inner, outer, width, shelf, price]: (typeof partsList)[number]) =>
  `<tr class="first:bg-[#fde9dd]" data-number="${number}"><th scope="row">${number}</th><td>${kind}</td><td>${inner}</td><td>${outer}</td><td>${width}</td><td class="${shelf ? '' : 'text-[#a8231b]'}">${shelf || '2 days'}</td><td>₹${comma(price)}</td></tr>`;

const home = `<section class="bg-orange px-edge pt-26 pb-30">
<div class="flex flex-wrap items-baseline justify-between gap-x-24 gap-y-4"><h1>Type what is stamped on the ring</h1><p class="font-bold">4,112 part numbers</p></div>
<form class="mt-18 grid grid-cols-[minmax(0,1fr)_auto] border-4 bg-white" role="search" action="#parts"><label class="sr-only" for="number">Part number</label>
<input class="h-64 min-w-0 bg-white px-20 font-plex text-[clamp(22px,2.6vw,30px)]/[normal] font-bold focus-visible:-outline-offset-6" id="number" type="search" autocomplete="off" spellcheck="false" placeholder="6204">
<button class="bg-ink px-[clamp(16px,4vw,48px)] text-[20px] font-bold text-white">Search</button></form></section>
<div class="grid gap-24 px-edge pt-24 pb-32 wide:grid-cols-[340px_minmax(0,1fr)]">
<section class="min-w-0 bg-white px-24 py-20"><h2 class="font-plex text-[26px]/[normal]">6204-2RS</h2><p>deep groove, two rubber seals</p>${bearing}</section>
<section class="min-w-0 bg-white px-24 py-20" id="parts"><h2 class="flex flex-wrap justify-between gap-x-20 gap-y-2 text-[20px]"><output id="found">${partsList.length} of the most asked for</output> <span class="text-[17px] font-normal">old and new numbers, all makers</span></h2>
<div class="relative mt-10 max-h-306 overflow-auto" tabindex="0" role="region" aria-label="Parts">${table(['Number', 'Kind', 'd', 'D', 'B', 'Shelf', 'Each'], partsList.map(row))}</div>
<div class="mt-16 flex flex-wrap items-center justify-between gap-x-24 gap-y-12"><p>Counter on NH 31, open till 20:00. Lorry to Begusarai at noon.</p><a class="go" href="${conceptPath(id, 'quote')}">Ask for a quote</a></div></section></div>`;

const discounts = [
  ['1 to 9', 'list price'],
  ['10 to 49', 'less 6 %'],
  ['50 and more', 'less 11 %, and we drive'],
];

const quote = split(
  html`<h1>A quote in an hour</h1><p>Between nine and six on working days. It says price, shelf and the lorry that brings it. It holds for seven days.</p>
<ul class="mt-20">${discounts.map(([pieces, price]) => `<li class="flex justify-between border-t-2 py-14 font-plex"><b>${pieces}</b>${price}</li>`)}</ul>`,
  form({
    label: 'Ask for a quote',
    fields:
      area('Numbers and pieces, one a line') +
      nameField +
      phoneField +
      field({ label: 'GST number', isOptional: true }) +
      select('To', ['I fetch it at the counter', 'Begusarai, noon lorry', 'Elsewhere']),
    button: 'Ask for the quote',
    answer: 'The quote is on your phone within the hour.',
  }),
);

/** Filters rows by the typed number, ignoring dashes. */
const script = `const input = document.getElementById('number');
const rows = [...document.querySelectorAll('[data-number]')];
const found = document.getElementById('found');
const plain = (text) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
input?.addEventListener('input', () => {
  const asked = plain(input.value);
  for (const row of rows) row.hidden = !plain(row.dataset.number).includes(asked);
  const count = rows.filter((row) => !row.hidden).length;
  found.textContent = count ? count + (count === 1 ? ' part' : ' parts') : 'Not on this list: ask for a quote';
});
input?.form.addEventListener('submit', (event) => event.preventDefault());`;

export const barauniBearings: Concept = {
  id,
  faces: ['archivo', 'plex-400', 'plex-700'],
  look: {
    head: 'bg-ink text-white',
    mark: 'text-[25px] tracking-[0.02em] font-stretch-[100%]',
    foot: 'bg-ink text-white',
  },
  mark: '<b>BARAUNI <span class="text-[#ff8a45]">BEARINGS</span></b>',
  screens: screens(
    `| Parts | Type what is stamped on the ring | Bearings and pillow blocks by part number, with measures, shelf and price.
    quote | Quote | A quote in an hour | Ask for a quote by number and piece; it comes within the hour.`,
    home,
    quote,
  ),
  footer:
    '<p><b>Barauni Bearings</b>, NH 31, opposite the refinery gate. 8:00 to 20:00, Sundays till noon.</p>',
  script,
};
