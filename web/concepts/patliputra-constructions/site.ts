import { type Concept, conceptPath, records, screens } from '../concept';
import { area, choice, field, filterRules, form, nameField, phoneField } from '../parts';
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

const home = `<section class="hero"><div class="words"><h1>Thirty years of bridges</h1><div class="lead"><p>Roads, schools and bridges in nineteen districts, with the tender papers of each.</p><a class="go" href="${conceptPath(id, 'works')}">See all works</a></div></div>${bridge}</section>
<section class="last" aria-label="Latest works">${works
  .slice(0, 3)
  .map(({ number, name, size, year }) => `<div><p>${number}</p><h2>${name}</h2><p>${size}, ${year}</p></div>`)
  .join('')}<p class="count"><b>41</b> bridges</p></section>
<section class="yard"><h2>Our own machines, so that nobody waits</h2><ul><li><b>4</b>piling rigs to 60 m</li><li><b>2</b>batching plants, 60 m³ an hour</li><li><b>18</b>girder moulds of 40 m</li><li><b>312</b>men and women on our own rolls</li></ul></section>`;

const kinds = [
  { value: 'all', label: 'All works' },
  { value: 'bridge', label: 'Bridges' },
  { value: 'road', label: 'Roads' },
  { value: 'school', label: 'Schools' },
];

const worksScreen = `<section class="page"><h1>Works</h1>${choice('kind', 'Show', kinds)}<div class="scroll" tabindex="0" role="region" aria-label="Table of works"><table><thead><tr><th scope="col">Number</th><th scope="col">Work</th><th scope="col">District</th><th scope="col">Size</th><th scope="col">Done</th></tr></thead><tbody>${works
  .map(
    ({ number, name, kind, district, size, year }) =>
      `<tr data-kind="${kind}"><td>${number}</td><th scope="row">${name}</th><td>${district}</td><td>${size}</td><td>${year}</td></tr>`,
  )
  .join(
    '',
  )}</tbody></table></div><p>For every number above we hold the work order, the completion certificate and the test reports of steel and concrete. Ask by number.</p></section>`;

const papers = `<section class="page split"><div><h1>Tender papers</h1><ol class="papers"><li><b>Registration</b>Class I with road, bridge and building departments</li><li><b>Turnover</b>Last five years, signed by the auditor</li><li><b>Similar works</b>Sorted by span, by district, by cost</li><li><b>Machines</b>With invoices and fitness papers</li></ol></div><div>${form(
  {
    label: 'Ask for papers',
    fields:
      nameField +
      phoneField +
      field({ label: 'Number of the tender', hint: 'such as RCD-2213', isOptional: true }) +
      area('Which papers, and till when?'),
    button: 'Ask for the papers',
    answer: 'The set leaves our office the same day before six.',
  },
)}</div></section>`;

export const patliputraConstructions: Concept = {
  id,
  faces: ['archivo', 'plex-400', 'plex-700'],
  mark: '<b>PATLIPUTRA</b>',
  screens: screens(
    `| Home | Thirty years of bridges | Bridges, roads and schools in nineteen districts of Bihar since 1996.
    works | Works | Works | Works by kind, with number, district, size and year.
    papers | Tender papers | Tender papers | Registration, turnover, similar works and machines, to be asked for by number.`,
    home,
    { html: worksScreen, css: filterRules('kind', ['bridge', 'road', 'school']) },
    papers,
  ),
  footer: '<p><b>Patliputra Constructions</b>, Bailey Road, Patna. Yard at Bihta, gate 2.</p>',
};
