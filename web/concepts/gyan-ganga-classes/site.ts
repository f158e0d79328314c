import { type Concept, conceptPath, screens } from '../concept';
import { choice, filterRules, form, logo, nameField, phoneField, select } from '../parts';

const id = 'gyan-ganga-classes';

/** A river steamer's way against the stream, as the question has it. */
const sum = `<svg viewBox="0 0 430 120" aria-hidden="true"><path d="M0 84q18 -14 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0" fill="none" stroke="#7fd1ae" stroke-width="5"/><path d="M150 44h120l-22 32h-80z" fill="#ffd84d"/><path d="M180 44V20h44v24" fill="none" stroke="#fff" stroke-width="5"/><path d="M290 32h90m-16 -12l16 12l-16 12" fill="none" stroke="#fff" stroke-width="5"/><text x="296" y="20" fill="#fff" font-size="19">30 km</text><path d="M110 108H30m14 -10l-14 10l14 10" fill="none" stroke="#7fd1ae" stroke-width="4"/></svg>`;

const batches = [
  ['Engineering', '6:30 and 17:00', '#ffd84d'],
  ['Medical', '7:00, with laboratory', '#7fd1ae'],
  ['Classes 8 to 10', '16:00, six days', '#ff9d7a'],
] as const;

const toppers = [
  ['Ankit Raj', 'Jehanabad', 'AIR 412'],
  ['Rukhsar Parween', 'Phulwari', 'AIR 638'],
  ['Sonu Kumar', 'Bakhtiyarpur', 'AIR 907'],
] as const;

type Question = { id: string; text: string; art?: string; answers: string[]; right: number; why: string };

const steamer: Question = {
  id: 'steamer',
  text: 'A steamer goes 30 km down the Ganga in 1 h 12 min and needs 2 h for the way back. How fast is it in still water?',
  art: sum,
  answers: ['18 km/h', '20 km/h', '22.5 km/h', '25 km/h'],
  right: 1,
  why: 'Down 25 km/h, up 15 km/h: the mean of both is 20.',
};

const questions: Question[] = [
  steamer,
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

const ask = ({ id: name, text, art = '', answers, right, why }: Question) =>
  `<fieldset class="question"><legend>${text}</legend>${art}<div>${answers
    .map(
      (answer, index) =>
        `<label${index === right ? ' class="right"' : ''}><input type="radio" name="${name}"><span>${'ABCD'[index]}. ${answer}</span></label>`,
    )
    .join('')}</div><p class="why">${why}</p></fieldset>`;

const home = `<div class="bento"><section class="board"><h2>Question 7 of 30 <span>24:10</span></h2>${ask(steamer)}</section>
<section class="top"><h1>Find out where you stand, tonight</h1><p>Forty minutes, free. The timetable that fits comes with the result.</p><a class="go" href="${conceptPath(id, 'test')}">Start the test</a></section>
${batches.map(([name, time]) => `<section class="batch"><h2>${name}</h2><p>${time}</p><a href="${conceptPath(id, 'timetable')}" aria-label="The plan for ${name}">See the plan</a></section>`).join('')}
<section class="tops"><h2>Last year’s three</h2>${toppers.map(([name, from, rank]) => `<p><b>${rank}</b>${name}, ${from}</p>`).join('')}</section><section class="seat"><b>11</b> seats left in the next batch</section></div>`;

const test = `<section class="page"><h1>Four of the thirty</h1><p class="lead">Choose an answer: you see at once whether it is right, and why.</p><div class="quiz">${questions.map(ask).join('')}</div><p><a class="go" href="${conceptPath(id, 'admission')}">Sit all thirty, free</a></p></section>`;

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

const timetable = `<section class="page"><h1>Timetable</h1>${choice('plan', 'Which batch?', plans)}${plans
  .map(
    ({ value, label, rows }) =>
      `<div class="scroll" data-plan="${value}" tabindex="0" role="region" aria-label="Timetable, ${label}"><table><thead><tr><th scope="col">From</th>${days.map((day) => `<th scope="col">${day}</th>`).join('')}</tr></thead><tbody>${rows.map(([time, ...lessons]) => `<tr><th scope="row">${time}</th>${lessons.map((lesson) => `<td${lesson === 'Test' || lesson === 'Cricket' ? ' class="hot"' : ''}>${lesson}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
  )
  .join(
    '',
  )}<p class="lead">Boring Road and Kankarbagh keep the same hours. Miss a lesson at one, and sit in at the other.</p></section>`;

const admission = `<section class="page split"><div><h1>Come and sit in</h1><p class="lead">Two lessons are free. Parents may sit in the last row; tea is at the gate.</p><ul class="fees"><li>Engineering <b>₹38,000</b> a year</li><li>Medical <b>₹42,000</b> a year</li><li>Classes 8 to 10 <b>₹1,400</b> a month</li></ul></div><div>${form(
  {
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
  },
)}</div></section>`;

export const gyanGangaClasses: Concept = {
  id,
  faces: ['anek', 'mukta-400', 'mukta-600'],
  mark: logo('gyan-ganga', 'Gyan Ganga Classes', { '#11162b': '#14213d' }),
  screens: screens(
    `| Home | Find out where you stand, tonight | Coaching in Patna: a free test, batches, timetable and last year’s ranks.
    test | Test | Four of the thirty | Four questions of the free test that answer themselves.
    timetable | Timetable | Timetable | The week of the engineering, medical and school batches.
    admission | Admission | Come and sit in | Two free lessons, the fees and a seat in a batch of your choice.`,
    {
      html: home,
      css: batches
        .map(([, , palette], index) => `.batch:nth-of-type(${index + 3}){background:${palette}}`)
        .join(''),
    },
    test,
    { html: timetable, css: filterRules('plan', plans) },
    admission,
  ),
  footer: '<p><b>Gyan Ganga Classes</b>, Boring Road and Kankarbagh. Office from six in the morning.</p>',
};
