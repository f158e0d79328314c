import { type Concept, conceptPath } from '../concept';
import { area, choice, field, filterRules, form, nameField, phoneField } from '../parts';
import { bridge } from './art';

const id = 'patliputra-constructions';

const works = [
  {
    number: 'BRPNNL-114',
    name: 'Gandak at Dumariaghat',
    kind: 'bridge',
    district: 'East Champaran',
    size: '1.8 km',
    year: '2024',
  },
  {
    number: 'RWD-0871',
    name: 'School and road, Barh',
    kind: 'school',
    district: 'Patna',
    size: '11 rooms',
    year: '2025',
  },
  {
    number: 'NH-31 / 7',
    name: 'Flyover, Zero Mile',
    kind: 'road',
    district: 'Patna',
    size: '640 m',
    year: 'in work',
  },
  {
    number: 'BRPNNL-096',
    name: 'Bagmati at Hayaghat',
    kind: 'bridge',
    district: 'Darbhanga',
    size: '410 m',
    year: '2019',
  },
  {
    number: 'RCD-2213',
    name: 'Ring road, Gaya',
    kind: 'road',
    district: 'Gaya',
    size: '9.2 km',
    year: '2021',
  },
  {
    number: 'BSEIDC-58',
    name: 'Girls’ hostel, Purnea',
    kind: 'school',
    district: 'Purnea',
    size: '96 beds',
    year: '2023',
  },
  {
    number: 'BRPNNL-071',
    name: 'Punpun footbridge',
    kind: 'bridge',
    district: 'Patna',
    size: '88 m',
    year: '2012',
  },
  {
    number: 'RWD-0640',
    name: 'Dam road, Kusheshwar',
    kind: 'road',
    district: 'Darbhanga',
    size: '14 km',
    year: '2017',
  },
] as const;

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
  screens: [
    {
      path: '',
      nav: 'Home',
      title: 'Thirty years of bridges',
      description: 'Bridges, roads and schools in nineteen districts of Bihar since 1996.',
      html: home,
    },
    {
      path: 'works',
      nav: 'Works',
      title: 'Works',
      description: 'Works by kind, with number, district, size and year.',
      html: worksScreen,
      css: filterRules('kind', ['bridge', 'road', 'school']),
    },
    {
      path: 'papers',
      nav: 'Tender papers',
      title: 'Tender papers',
      description: 'Registration, turnover, similar works and machines, to be asked for by number.',
      html: papers,
    },
  ],
  footer: '<p><b>Patliputra Constructions</b>, Bailey Road, Patna. Yard at Bihta, gate 2.</p>',
};
