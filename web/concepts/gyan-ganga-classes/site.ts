import { type Concept, conceptPath, screens } from '../concept';
import { choice, form, html, logo, nameField, phoneField, select, split, table } from '../parts';

const id = 'gyan-ganga-classes';

/** A river steamer going upstream, as in the question. */
const steamer = `<svg viewBox="0 0 430 120" aria-hidden="true"><path d="M0 84q18 -14 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0" fill="none" stroke="#7fd1ae" stroke-width="5"/><path d="M150 44h120l-22 32h-80z" fill="#ffd84d"/><path d="M180 44V20h44v24" fill="none" stroke="#fff" stroke-width="5"/><path d="M290 32h90m-16 -12l16 12l-16 12" fill="none" stroke="#fff" stroke-width="5"/><text x="296" y="20" fill="#fff" font-size="19">30 km</text><path d="M110 108H30m14 -10l-14 10l14 10" fill="none" stroke="#7fd1ae" stroke-width="4"/></svg>`;

const batches = [
  ['Engineering', '6:30 and 17:00', 'bg-sun'],
  ['Medical', '7:00, with laboratory', 'bg-mint'],
  ['Classes 8 to 10', '16:00, six days', 'bg-[#ff9d7a]'],
] as const;

const toppers = [
  ['Ankit Raj', 'Jehanabad', 'AIR 412'],
  ['Rukhsar Parween', 'Phulwari', 'AIR 638'],
  ['Sonu Kumar', 'Bakhtiyarpur', 'AIR 907'],
] as const;

type Question = { id: string; text: string; art?: string; answers: string[]; right: number; why: string };

const questions: [Question, ...Question[]] = [
  {
    id: 'steamer',
    text: 'A steamer goes 30 km down the Ganga in 1 h 12 min and needs 2 h for the way back. How fast is it in still water?',
    art: steamer,
    answers: ['18 km/h', '20 km/h', '22.5 km/h', '25 km/h'],
    right: 1,
    why: 'Down 25 km/h, up 15 km/h: the mean of both is 20.',
  },
  {
    id: 'mango',
    text: 'A trader buys 60 mangoes for ₹480 and sells three quarters of them at ₹12 each, the rest at ₹6. What is his gain?',
    answers: ['₹90', '₹120', '₹150', '₹180'],
    right: 2,
    why: '45 at ₹12 are ₹540, 15 at ₹6 are ₹90: ₹630 less ₹480.',
  },
  {
    id: 'lens',
    text: 'An object stands at twice the focal length before a convex lens. Its image is…',
    answers: ['larger, upright', 'of equal size, inverted', 'smaller, inverted', 'nowhere'],
    right: 1,
    why: 'At 2f the image is at 2f on the other side, as large and upside down.',
  },
  {
    id: 'cell',
    text: 'Which part of a plant’s cell has no animal’s cell?',
    answers: ['Nucleus', 'Mitochondria', 'Cell wall', 'Ribosomes'],
    right: 2,
    why: 'The wall of cellulose; animals have the membrane alone.',
  },
];

const right =
  "has-checked:border-sun has-checked:bg-sun has-checked:font-semibold has-checked:after:content-['right']";
const wrong = "has-checked:border-[#d1462f] has-checked:bg-[#fbdcd2] has-checked:after:content-['not_quite']";

const ask = (question: Question, look = '') =>
  html`<fieldset class="group min-w-0 ${look}"><legend class="my-6 text-[20px]/[1.3]">${question.text}</legend>${question.art ?? ''}
<div class="clear-both mt-8 grid grid-cols-[repeat(auto-fit,minmax(max(150px,34%),1fr))] gap-10">${question.answers.map(
    (answer, index) =>
      `<label class="pick flex min-h-46 items-center rounded-[10px] border-2 px-14 py-6 has-checked:text-ink has-checked:after:ml-auto has-checked:after:pl-8 has-checked:after:text-[15px] ${index === question.right ? right : wrong}"><input type="radio" name="${question.id}"><span>${'ABCD'[index] ?? ''}. ${answer}</span></label>`,
  )}</div><p class="invisible mt-8 min-h-28 text-[17px] group-has-checked:visible">${question.why}</p></fieldset>`;

const tile = 'relative rounded-[22px] px-26 py-22';
const small = 'text-[24px]/[1.05]';

const home = html`<div class="grid gap-16 px-edge pt-4 pb-32 desk:grid-cols-[minmax(0,500fr)_repeat(3,minmax(0,215fr))] desk:grid-rows-[auto_auto_auto]">
<section class="relative rounded-[14px] border-12 border-[#b07a45] bg-board px-26 py-22 text-white desk:row-[1/3]"><h2 class="flex justify-between font-mukta text-[19px]/[normal] font-semibold text-mint">Question 7 of 30 <span>24:10</span></h2>${ask(questions[0])}</section>
<section class="relative rounded-[22px] bg-[#c03d28] px-34 py-28 text-white desk:col-[2/5]"><h1 class="text-[clamp(38px,5vw,64px)]/[0.98] font-stretch-[112%]">Find out where you stand, tonight</h1>
<p class="my-14 max-w-[22em] text-[21px]/[1.35]">Forty minutes, free. The timetable that fits comes with the result.</p><a class="go bg-white text-ink" href="${conceptPath(id, 'test')}">Start the test</a></section>
${batches.map(([name, time, colour]) => `<section class="${tile} ${colour}"><h2 class="${small}">${name}</h2><p>${time}</p><a class="inline-block py-10 font-semibold" href="${conceptPath(id, 'timetable')}" aria-label="The plan for ${name}">See the plan</a></section>`)}
<section class="${tile} grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] items-center gap-x-18 gap-y-12 bg-ink text-white desk:col-[1/4] desk:grid-cols-[150px_repeat(3,1fr)]"><h2 class="${small}">Last year’s three</h2>${toppers.map(([name, from, rank]) => `<p><b class="block font-anek text-[28px]/[1.2] font-extrabold text-sun">${rank}</b>${name}, ${from}</p>`)}</section>
<section class="${tile} border-3 bg-white leading-[1.3]"><b class="block font-anek text-[44px]/[1] font-extrabold">11</b> seats left in the next batch</section></div>`;

const card =
  'rounded-[22px] border-3 border-ink bg-white px-24 py-20 [&>legend]:float-left [&>legend]:w-full [&>svg]:w-full [&>svg]:rounded-[10px] [&>svg]:bg-board [&>svg]:p-10';

const test = html`<section class="page"><h1>Four of the thirty</h1><p class="lead">Choose an answer: you see at once whether it is right, and why.</p>
<div class="fit-380 mb-24 gap-20">${questions.map((question) => ask(question, card))}</div><p><a class="go" href="${conceptPath(id, 'admission')}">Sit all thirty, free</a></p></section>`;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const plans = [
  {
    value: 'eng',
    label: 'Engineering',
    rows: [
      ['6:30', 'Maths', 'Physics', 'Maths', 'Chemistry', 'Maths', 'Test'],
      ['17:00', 'Physics', 'Chemistry', 'Physics', 'Maths', 'Doubts', 'Test'],
    ],
  },
  {
    value: 'med',
    label: 'Medical',
    rows: [
      ['7:00', 'Biology', 'Chemistry', 'Biology', 'Physics', 'Biology', 'Test'],
      ['9:00', 'Lab', 'Biology', 'Lab', 'Chemistry', 'Lab', 'Doubts'],
    ],
  },
  {
    value: 'school',
    label: 'Classes 8 to 10',
    rows: [
      ['16:00', 'Maths', 'Science', 'Maths', 'English', 'Science', 'Test'],
      ['17:15', 'Hindi', 'Maths', 'Social', 'Science', 'Maths', 'Cricket'],
    ],
  },
];

const lesson = (name: string) =>
  `<td class="${name === 'Test' || name === 'Cricket' ? 'font-semibold text-[#b23420]' : ''}">${name}</td>`;

const week = ([time = '', ...lessons]: string[]) =>
  html`<tr><th scope="row">${time}</th>${lessons.map(lesson)}</tr>`;

const timetable = html`<section class="page"><h1>Timetable</h1>${choice({ name: 'plan', legend: 'Which batch?', options: plans, look: 'my-20', option: 'rounded-[14px] border-3 font-semibold has-checked:bg-ink has-checked:text-white' })}
${plans.map(({ value, label, rows }) => `<div class="overflow-x-auto rounded-[22px] bg-white px-20 py-8" data-plan="${value}" tabindex="0" role="region" aria-label="Timetable, ${label}">${table(['From', ...days], rows.map(week))}</div>`)}
<p class="lead">Boring Road and Kankarbagh keep the same hours. Miss a lesson at one, and sit in at the other.</p></section>`;

const fees = [
  ['Engineering', '₹38,000', 'a year'],
  ['Medical', '₹42,000', 'a year'],
  ['Classes 8 to 10', '₹1,400', 'a month'],
].map(
  ([batch, sum, time]) =>
    `<li class="border-t-3 border-mint py-12">${batch} <b class="ml-8 font-anek text-[26px] font-extrabold">${sum}</b> ${time}</li>`,
);

const admission = split(
  html`<h1>Come and sit in</h1><p class="lead">Two lessons are free. Parents may sit in the last row; tea is at the gate.</p><ul>${fees}</ul>`,
  form({
    label: 'Admission',
    fields:
      nameField +
      phoneField +
      select(
        'Batch',
        batches.map(([name, time]) => `${name}, ${time}`),
      ) +
      select('Where', ['Boring Road', 'Kankarbagh']),
    button: 'Keep a seat for me',
    answer: 'Row three, by the window. Bring a notebook and last year’s marks.',
  }),
);

export const gyanGangaClasses: Concept = {
  id,
  faces: ['anek', 'mukta-400', 'mukta-600'],
  look: { foot: 'bg-sun' },
  mark: logo('gyan-ganga', 'Gyan Ganga Classes', { '#11162b': '#14213d' }),
  screens: screens(
    `| Home | Find out where you stand, tonight | Coaching in Patna: a free test, batches, timetable and last year’s ranks.
    test | Test | Four of the thirty | Four questions of the free test that answer themselves.
    timetable | Timetable | Timetable | The week of the engineering, medical and school batches.
    admission | Admission | Come and sit in | Two free lessons, the fees and a seat in a batch of your choice.`,
    home,
    test,
    timetable,
    admission,
  ),
  footer: '<p><b>Gyan Ganga Classes</b>, Boring Road and Kankarbagh. Office from six in the morning.</p>',
};
