import { type Concept, conceptPath, records, screens } from '../concept';
import { area, choice, field, form, html, nameField, phoneField, split, table } from '../parts';
import { bridge } from './art';

const id = 'patliputra-constructions';

const works = records(
  ['number', 'name', 'kind', 'district', 'size', 'year'],
  `BRPNNL-114 | Gandak at Dumariaghat | bridge | East Champaran | 1.8 km | 2024
  RWD-0871 | School and road, Barh | school | Patna | 11 rooms | 2025
  NH-31 / 7 | Flyover, Zero Mile | road | Patna | 640 m | in work
  BRPNNL-096 | Bagmati at Hayaghat | bridge | Darbhanga | 410 m | 2019
  RCD-2213 | Ring road, Gaya | road | Gaya | 9.2 km | 2021
  BSEIDC-58 | Girls’ hostel, Purnea | school | Purnea | 96 beds | 2023
  BRPNNL-071 | Punpun footbridge | bridge | Patna | 88 m | 2012
  RWD-0640 | Dam road, Kusheshwar | road | Darbhanga | 14 km | 2017`,
);

const latest = works
  .slice(0, 3)
  .map(
    ({ number, name, size, year }) =>
      `<div class="border-l-5 border-yellow pl-16 text-[15px]"><p>${number}</p><h2 class="text-[27px]/[1.1]">${name}</h2><p>${size}, ${year}</p></div>`,
  );

const machines = records(
  ['count', 'what'],
  `4 | piling rigs to 60 m
  2 | batching plants, 60 m³ an hour
  18 | girder moulds of 40 m
  312 | men and women on our own rolls`,
).map(({ count, what }) => `<li><b class="narrow block text-[64px]/[1]">${count}</b>${what}</li>`);

const home = html`<section class="overflow-hidden"><div class="grid gap-20 px-edge pt-8 pb-20 wide:grid-cols-[minmax(0,1fr)_330px] wide:items-center"><h1 class="text-[clamp(64px,11vw,148px)]">Thirty years of bridges</h1>
<div><p class="mb-14 max-w-[24em]">Roads, schools and bridges in nineteen districts, with the tender papers of each.</p><a class="go" href="${conceptPath(id, 'works')}">See all works</a></div></div>${bridge}</section>
<section class="grid grid-cols-[repeat(auto-fit,minmax(210px,1fr))] items-center gap-x-26 gap-y-20 bg-black px-edge py-24 text-sand wide:grid-cols-[repeat(3,1fr)_150px]" aria-label="Latest works">${latest}<p class="narrow text-[24px] text-yellow"><b class="text-[76px]/[1]">41</b> bridges</p></section>
<section class="bg-sand px-edge py-48"><h2 class="text-[clamp(32px,4vw,56px)]/[1]">Our own machines, so that nobody waits</h2><ul class="fit-200 mt-24 gap-x-32 gap-y-20">${machines}</ul></section>`;

const kinds = [
  { value: 'all', label: 'All works' },
  { value: 'bridge', label: 'Bridges' },
  { value: 'road', label: 'Roads' },
  { value: 'school', label: 'Schools' },
];

const row = ({ number, name, kind, district, size, year }: (typeof works)[number]) =>
  `<tr data-kind="${kind}"><td>${number}</td><th scope="row">${name}</th><td>${district}</td><td>${size}</td><td>${year}</td></tr>`;

const allWorks = html`<section class="page"><h1>Works</h1>${choice({ name: 'kind', legend: 'Show', options: kinds, look: 'my-20 font-bold', option: 'border-3 has-checked:bg-black has-checked:text-yellow' })}
<div class="mb-20 overflow-x-auto bg-sand px-20 py-4" tabindex="0" role="region" aria-label="Table of works">${table(['Number', 'Work', 'District', 'Size', 'Done'], works.map(row))}</div>
<p>For every number above we hold the work order, the completion certificate and the test reports of steel and concrete. Ask by number.</p></section>`;

const papersHeld = records(
  ['name', 'what'],
  `Registration | Class I with road, bridge and building departments
  Turnover | Last five years, signed by the auditor
  Similar works | Sorted by span, by district, by cost
  Machines | With invoices and fitness papers`,
).map(
  ({ name, what }) => `<li class="border-t-3 py-14"><b class="block text-[20px]">${name}</b>${what}</li>`,
);

const papers = split(
  html`<h1>Tender papers</h1><ol class="mt-20">${papersHeld}</ol>`,
  form({
    label: 'Ask for papers',
    fields:
      nameField +
      phoneField +
      field({ label: 'Number of the tender', hint: 'such as RCD-2213', isOptional: true }) +
      area('Which papers, and till when?'),
    button: 'Ask for the papers',
    answer: 'The set leaves our office the same day before six.',
  }),
  'gap-x-64 gap-y-32',
);

export const patliputraConstructions: Concept = {
  id,
  faces: ['archivo', 'plex-400', 'plex-700'],
  look: { mark: 'narrow text-[30px] tracking-[0.16em]', foot: 'bg-black text-sand' },
  mark: '<b>PATLIPUTRA</b>',
  screens: screens(
    `| Home | Thirty years of bridges | Bridges, roads and schools in nineteen districts of Bihar since 1996.
    works | Works | Works | Works by kind, with number, district, size and year.
    papers | Tender papers | Tender papers | Registration, turnover, similar works and machines, to be asked for by number.`,
    home,
    allWorks,
    papers,
  ),
  footer: '<p><b>Patliputra Constructions</b>, Bailey Road, Patna. Yard at Bihta, gate 2.</p>',
};
