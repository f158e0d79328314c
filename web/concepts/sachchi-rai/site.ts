import { type Concept, conceptPath, screens } from '../concept';
import { area, choice, filterRules, form, nameField, select } from '../parts';

const id = 'sachchi-rai';

const star = 'M10 1l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L10 15.2 4.4 18.3l1.2-6.3L1 7.6l6.3-.8z';
const stars = (count: number) =>
  `<svg viewBox="0 0 110 20" class="stars" role="img" aria-label="${count} of 5 stars">${[0, 1, 2, 3, 4].map((index) => `<path d="${star}" transform="translate(${index * 22} 0)" fill="${index < count ? '#d18a00' : '#d7ddcf'}"/>`).join('')}</svg>`;

const reviews = [
  {
    trade: 'tailor',
    shop: 'Noor Tailors, Sabzibagh',
    count: 5,
    text: 'Sherwani ready two days early. He remembered my shoulder from 2019.',
    by: 'Faizan',
    lines: [
      ['Sherwani', '3,200'],
      ['Lining', '450'],
    ],
    total: '₹3,650',
  },
  {
    trade: 'electric',
    shop: 'Bijli Ghar, Rajendra Nagar',
    count: 2,
    text: 'Came after three calls. The fan turns, the switch still sparks.',
    by: 'Mrs Prasad',
    lines: [
      ['Visit', '150'],
      ['Capacitor', '120'],
    ],
    total: '₹270',
  },
  {
    trade: 'sweets',
    shop: 'Laxmi Khaja, Silao road',
    count: 5,
    text: 'Fifty-two layers, I counted. Packed so that none broke till Delhi.',
    by: 'Ritu',
    lines: [
      ['Khaja, 2 kg', '640'],
      ['Box', '20'],
    ],
    total: '₹660',
  },
  {
    trade: 'mobile',
    shop: 'Cell World, Boring Road',
    count: 3,
    text: 'Screen is good, but the price on the phone was ₹400 less.',
    by: 'Aman',
    lines: [
      ['Screen', '2,400'],
      ['Work', '300'],
    ],
    total: '₹2,700',
  },
  {
    trade: 'tailor',
    shop: 'Meena Ladies, Kankarbagh',
    count: 4,
    text: 'Six blouses for the wedding, one too tight, mended while I waited.',
    by: 'Kavita',
    lines: [
      ['Blouse × 6', '2,100'],
      ['Falls', '360'],
    ],
    total: '₹2,460',
  },
] as const;

const trades = [
  ['tailor', 'Tailors', 214, 4.6],
  ['electric', 'Electricians', 381, 3.4],
  ['sweets', 'Sweets', 167, 4.8],
  ['mobile', 'Mobile repair', 402, 3.1],
] as const;

/** The torn bill beside each review: what it is worth is that it cannot be made up. */
const review = ({ trade, shop, count, text, by, lines, total }: (typeof reviews)[number]) =>
  `<article data-trade="${trade}"><div><h3>${shop}</h3>${stars(count)}<p class="say">${text}</p><p class="by">${by}, bill checked</p></div><dl class="bill">${lines.map(([what, sum]) => `<div><dt>${what}</dt><dd>${sum}</dd></div>`).join('')}<div class="sum"><dt>Total</dt><dd>${total}</dd></div></dl></article>`;

const home = `<section class="top"><h1>No bill, no stars</h1><p>Every word here was paid for at a counter in Patna.</p></section>
${choice('trade', 'What do you need?', [{ value: 'all', label: 'Everything' }, ...trades.map(([value, label]) => ({ value, label }))])}
<div class="cols"><section class="trades"><h2>Trades this week</h2><ul>${trades.map(([, name, count, mark]) => `<li><span>${name}, ${count}</span><b>${mark}</b><i></i></li>`).join('')}</ul><p>We look at the bill, ring the shop, and only then print the stars.</p></section><section class="reviews"><h2>Just checked</h2>${reviews.map(review).join('')}</section></div>`;

const write = `<section class="write"><h1>Write a review</h1><ol><li><b>Photograph the bill.</b> Shop, date and sum must be on it. We black out your name.</li><li><b>Say what was good and what was not.</b> Forty words are enough.</li><li><b>We ring the shop.</b> It may answer once, below yours. It can’t pay to be moved up.</li></ol>${form(
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
)}<p><a href="${conceptPath(id)}">Back to what others say</a></p></section>`;

export const sachchiRai: Concept = {
  id,
  faces: ['mukta-800', 'mukta-400', 'mukta-600', 'plex-400', 'plex-700'],
  mark: '<b>Sachchi Rai <span lang="hi">सच्ची राय</span></b>',
  screens: screens(
    `| Reviews | No bill, no stars | Reviews of shops in Patna by people who can show the bill.
    write | Write a review | Write a review | How a review gets its stars: the bill, forty words and a call to the shop.`,
    {
      html: home,
      css: trades
        .map(([, , , mark], index) => `.trades li:nth-child(${index + 1}){--share:${mark * 20}%}`)
        .join('')
        .concat(
          filterRules(
            'trade',
            trades.map(([value]) => value),
          ),
        ),
    },
    write,
  ),
  footer: '<p><b>Sachchi Rai</b> takes no money from shops. Twelve hundred readers pay ₹20 a month.</p>',
};
