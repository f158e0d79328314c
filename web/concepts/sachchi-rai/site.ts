import { type Concept, conceptPath, records, screens } from '../concept';
import { area, choice, form, html, nameField, select, terms } from '../parts';

const id = 'sachchi-rai';

const star = 'M10 1l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L10 15.2 4.4 18.3l1.2-6.3L1 7.6l6.3-.8z';
const stars = (count: number) =>
  html`<svg viewBox="0 0 110 20" class="my-6 w-121" role="img" aria-label="${count} of 5 stars">${[0, 1, 2, 3, 4].map((index) => `<path d="${star}" transform="translate(${index * 22} 0)" fill="${index < count ? '#d18a00' : '#d7ddcf'}"/>`)}</svg>`;

const reviews = records(
  ['trade', 'shop', 'count', 'text', 'by', 'lines', 'total'],
  `tailor | Noor Tailors, Sabzibagh | 5 | Sherwani ready two days early. He remembered my shoulder from 2019. | Faizan | Sherwani: 3,200; Lining: 450 | ₹3,650
  electric | Bijli Ghar, Rajendra Nagar | 2 | Came after three calls. The fan turns, the switch still sparks. | Mrs Prasad | Visit: 150; Capacitor: 120 | ₹270
  sweets | Laxmi Khaja, Silao road | 5 | Fifty-two layers, I counted. Packed so that none broke till Delhi. | Ritu | Khaja, 2 kg: 640; Box: 20 | ₹660
  mobile | Cell World, Boring Road | 3 | Screen is good, but the price on the phone was ₹400 less. | Aman | Screen: 2,400; Work: 300 | ₹2,700
  tailor | Meena Ladies, Kankarbagh | 4 | Six blouses for the wedding, one too tight, mended while I waited. | Kavita | Blouse × 6: 2,100; Falls: 360 | ₹2,460`,
);

const trades = [
  ['tailor', 'Tailors', 214, 4.6],
  ['electric', 'Electricians', 381, 3.4],
  ['sweets', 'Sweets', 167, 4.8],
  ['mobile', 'Mobile repair', 402, 3.1],
] as const;

/** The torn bill beside each review: it proves that the review was not made up. */
const bill = (lines: string, total: string) =>
  terms(
    [
      ...lines.split('; ').map((line): [string, string] => {
        const [what = '', sum = ''] = line.split(': ');
        return [what, sum];
      }),
      ['Total', total],
    ],
    {
      list: 'bill self-start border-t-4 border-dashed border-[#d9cf9d] bg-[#fffbe8] px-16 pt-14 pb-22 font-plex text-[15px]/[1.6] font-normal rotate-2',
      pair: 'flex justify-between last:mt-6 last:border-t-2 last:border-dashed last:border-[#8d8558] last:pt-4 last:font-bold',
    },
  );

const review = ({ trade, shop, count, text, by, lines, total }: (typeof reviews)[number]) =>
  `<article class="mb-18 grid gap-x-26 gap-y-16 rounded-[14px] bg-white px-26 py-20 min-[700px]:grid-cols-[1fr_230px]" data-trade="${trade}"><div><h3 class="text-[22px]/[1.2]">${shop}</h3>${stars(Number(count))}<p class="text-[20px]/[1.4]">${text}</p><p class="text-moss">${by}, bill checked</p></div>${bill(lines, total)}</article>`;

const trade = ([, name, count, mark]: (typeof trades)[number]) =>
  `<li class="grid grid-cols-[1fr_auto] gap-6 border-t-2 border-hairline py-11 text-[19px]"><span>${name}, ${count}</span><b>${mark}</b><i class="col-[1/3] h-8 rounded-[8px] bg-[linear-gradient(90deg,#2b6330_${mark * 20}%,#d3dec4_${mark * 20}%)]"></i></li>`;

const need = choice({
  name: 'trade',
  legend: 'What do you need?',
  options: [{ value: 'all', label: 'Everything' }, ...trades.map(([value, label]) => ({ value, label }))],
  look: 'mx-auto -mt-52 w-[calc(100%-2*var(--edge))] rounded-[14px] bg-white px-22 py-16 shadow-[0_8px_26px_#1f2d1a30] [&>legend]:float-left [&>legend]:mb-6 [&>legend]:w-full [&>legend]:text-[16px] [&>legend]:text-moss',
  option: 'rounded-[10px] bg-[#e3ead8] font-semibold has-checked:bg-amber',
});

const home = html`<section class="bg-green px-edge pt-4 pb-78 text-white"><h1>No bill, no stars</h1><p class="text-[19px]">Every word here was paid for at a counter in Patna.</p></section>
${need}
<div class="grid gap-x-48 gap-y-32 px-edge pt-32 pb-48 desk:grid-cols-[296px_minmax(0,1fr)]"><section><h2>Trades this week</h2><ul>${trades.map(trade)}</ul><p class="mt-14">We look at the bill, ring the shop, and only then print the stars.</p></section><section><h2>Just checked</h2>${reviews.map(review)}</section></div>`;

const step = (name: string, words: string) =>
  `<li class="border-t-2 border-hairline py-12 text-[19px]"><b>${name}</b> ${words}</li>`;

const write = `<section class="max-w-[calc(760px+2*var(--edge))] px-edge pt-28 pb-48"><h1>Write a review</h1>
<ol class="mt-16 mb-28">${step('Photograph the bill.', 'Shop, date and sum must be on it. We black out your name.')}${step('Say what was good and what was not.', 'Forty words are enough.')}${step('We ring the shop.', 'It may answer once, below yours. It can’t pay to be moved up.')}</ol>${form(
  {
    label: 'Write a review',
    fields:
      nameField +
      select(
        'Trade',
        trades.map(([, name]) => name),
      ) +
      select('Stars', ['5, would go again', '4', '3', '2', '1, never again']) +
      area('What was good, what was not?'),
    button: 'Send with the bill',
    answer: 'We check the bill by tomorrow evening and tell you either way.',
  },
)}<p class="mt-24"><a href="${conceptPath(id)}">Back to what others say</a></p></section>`;

export const sachchiRai: Concept = {
  id,
  faces: ['mukta-800', 'mukta-400', 'mukta-600', 'plex-400', 'plex-700'],
  look: {
    head: 'bg-green text-white',
    mark: 'text-[27px]/[1.1] [&>b]:font-extrabold',
    foot: 'bg-green text-white',
  },
  mark: '<b>Sachchi Rai <span class="ml-8 font-normal" lang="hi">सच्ची राय</span></b>',
  screens: screens(
    `| Reviews | No bill, no stars | Reviews of shops in Patna by people who can show the bill.
    write | Write a review | Write a review | How a review gets its stars: the bill, forty words and a call to the shop.`,
    home,
    write,
  ),
  footer: '<p><b>Sachchi Rai</b> takes no money from shops. Twelve hundred readers pay ₹20 a month.</p>',
};
