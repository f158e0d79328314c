import { type Concept, conceptPath, screens } from '../concept';
import { field, form, logo, nameField, phoneField, select } from '../parts';
import { tray, vessel } from './art';

const id = 'sikki-and-sutra';

const pieces = [
  {
    number: 214,
    name: 'Basket with a handle',
    woman: 'Sudha Devi',
    village: 'Raiyam',
    days: 'eleven days',
    price: '₹1,450',
    art: vessel('#2f5d50', 16, false),
  },
  {
    number: 219,
    name: 'Tray',
    woman: 'Munni Devi',
    village: 'Raiyam',
    days: 'six days',
    price: '₹780',
    art: tray,
  },
  {
    number: 221,
    name: 'Box with a lid',
    woman: 'Bibha Jha',
    village: 'Sarisab',
    days: 'nine days',
    price: '₹1,120',
    art: vessel('#9c2f4f', 14, true),
  },
  {
    number: 226,
    name: 'Basket for bread',
    woman: 'Sudha Devi',
    village: 'Raiyam',
    days: 'eight days',
    price: '₹990',
    art: vessel('#9c2f4f', 11, false),
  },
  {
    number: 230,
    name: 'Tall box',
    woman: 'Ranjana Das',
    village: 'Umri',
    days: 'twelve days',
    price: '₹1,600',
    art: vessel('#2f5d50', 20, true),
  },
  {
    number: 233,
    name: 'First basket',
    woman: 'Khushi, 17',
    village: 'Umri',
    days: 'fifteen days',
    price: '₹640',
    art: vessel('#b2632c', 9, false),
  },
] as const;

const [first, second, third] = pieces;

const small = ({ art, name, days, woman, village, price }: (typeof pieces)[number]) =>
  `<li>${art}<p><b>${name}, ${days}</b><b>${price}</b><i>${woman}, ${village}</i></p></li>`;

const home = `<div class="window"><figure class="big"><p>No. ${first.number}, of golden grass cut in October</p>${first.art}<figcaption><span>${first.woman}, ${first.days}</span><b>${first.price}</b></figcaption></figure>
<div class="words"><h1>Baskets with a name woven in</h1><p class="lead">From three villages near Madhubani. Each piece tells who made it and how long it took her; two thirds of the price are hers. <a href="${conceptPath(id, 'pieces')}">See the new ones</a></p><ul class="shelf">${small(second)}${small(third)}</ul></div></div>`;

const shelf = `<section class="page"><h1>On the shelf today</h1><p class="lead">There is one of each. When it is sold, its maker decides what comes next.</p><ul class="all">${pieces
  .map(
    ({ art, number, name, woman, village, days, price }) =>
      `<li>${art}<h2>${name}</h2><p>No. ${number}. ${woman} of ${village}, ${days}.</p><p><b>${price}</b> <a href="${conceptPath(id, 'order')}">Ask for it</a></p></li>`,
  )
  .join('')}</ul></section>`;

const order = `<section class="page split"><div><h1>Ask for a piece</h1><p class="lead">It is set aside for three days. We ring you, you hear who made it, and then you decide.</p><p class="lead"><b>By post</b> to any town, ₹90, wrapped in last week’s Mithila Mirror.</p>${vessel('#2f5d50', 12, true)}</div><div>${form(
  {
    label: 'Ask for a piece',
    fields:
      select(
        'Which piece?',
        pieces.map(({ number, name, price }) => `No. ${number}, ${name}, ${price}`),
      ) +
      nameField +
      phoneField +
      field({ label: 'Town', autocomplete: 'address-level2' }) +
      field({ label: 'A line to the woman who made it', isOptional: true }),
    button: 'Set it aside for me',
    answer: 'It stands in the blue cupboard with your name on it.',
  },
)}</div></section>`;

const women = `<section class="page"><h1>The women</h1><dl class="women"><div><dt>Sudha Devi, Raiyam</dt><dd>Learnt it from her mother-in-law, who did not give away the green. She has five pupils now and gives away all of it.</dd></div><div><dt>Bibha Jha, Sarisab</dt><dd>Makes boxes because a box closes. Her lids fit within the width of a stalk.</dd></div><div><dt>Ranjana Das, Umri</dt><dd>Cuts the grass herself, in the second week of October, before the dew is off.</dd></div><div><dt>Munni Devi, Raiyam</dt><dd>Fish, always fish. Ask her and she draws you another one.</dd></div></dl></section>`;

export const sikkiAndSutra: Concept = {
  id,
  faces: ['fraunces-italic', 'fraunces'],
  mark: logo('sikki-sutra', 'Sikki & Sutra', { '#11162b': '#33240f', '#b26b00': '#9a5a08' }).replace(
    'aria-label="Sikki & ',
    'aria-label="Sikki &amp; ',
  ),
  screens: screens(
    `| Window | Baskets with a name woven in | Golden grass baskets from Madhubani, each with its maker and her days.
    pieces | Pieces | On the shelf today | Baskets, trays and boxes of sikki grass, one of each, with price and maker.
    women | Women | The women | Who weaves in Raiyam, Sarisab and Umri, and what each is known for.
    order | Order | Ask for a piece | Have a basket set aside for three days and sent to your town.`,
    home,
    shelf,
    women,
    order,
  ),
  footer:
    '<p>Sikki & Sutra, a society of thirty-one weavers. Shop beside the station, Madhubani.</p>'.replace(
      '& ',
      '&amp; ',
    ),
};
