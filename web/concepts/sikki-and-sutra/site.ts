import { type Concept, conceptPath, records, screens } from '../concept';
import { field, form, html, logo, nameField, phoneField, select, split, terms } from '../parts';
import { pieceOf, vessel } from './art';

const id = 'sikki-and-sutra';

const pieces = records(
  ['number', 'name', 'woman', 'village', 'days', 'price'],
  `214 | Basket with a handle | Sudha Devi | Raiyam | eleven days | ₹1,450
  219 | Tray | Munni Devi | Raiyam | six days | ₹780
  221 | Box with a lid | Bibha Jha | Sarisab | nine days | ₹1,120
  226 | Basket for bread | Sudha Devi | Raiyam | eight days | ₹990
  230 | Tall box | Ranjana Das | Umri | twelve days | ₹1,600
  233 | First basket | Khushi, 17 | Umri | fifteen days | ₹640`,
);
type Piece = (typeof pieces)[number];

const large = ({ number, woman, days, price }: Piece) =>
  `<figure class="flex flex-col bg-straw px-edge py-24 wide:pt-28 wide:pr-36 wide:pb-26"><p>No. ${number}, of golden grass cut in October</p>${pieceOf(number, 'mx-auto my-12 min-h-0 w-[min(100%,420px)] flex-1')}<figcaption class="flex justify-between text-[20px] italic"><span>${woman}, ${days}</span><b>${price}</b></figcaption></figure>`;

const small = ({ number, name, days, woman, village, price }: Piece) =>
  `<li>${pieceOf(number, 'mx-auto h-188')}<p class="mt-10 grid grid-cols-[1fr_auto] leading-[1.3]"><b>${name}, ${days}</b><b>${price}</b><i class="italic">${woman}, ${village}</i></p></li>`;

const home = html`<div class="wide:grid wide:min-h-700 wide:grid-cols-[minmax(0,41%)_1fr]">${pieces.slice(0, 1).map(large)}
<div class="px-edge pt-28 pb-40 wide:flex wide:flex-col wide:pt-44 wide:pb-32 wide:pl-48"><h1 class="text-[clamp(48px,7vw,92px)]">Baskets with a name woven in</h1><p class="lead">From three villages near Madhubani. Each piece tells who made it and how long it took her; two thirds of the price are hers. <a href="${conceptPath(id, 'pieces')}">See the new ones</a></p>
<ul class="fit-220 mt-28 gap-28 border-t pt-20 wide:mt-auto">${pieces.slice(1, 3).map(small)}</ul></div></div>`;

const onShelf = ({ number, name, woman, village, days, price }: Piece) =>
  `<li class="p-24 outline">${pieceOf(number, 'mb-16 h-230 w-full')}<h2>${name}</h2><p>No. ${number}. ${woman} of ${village}, ${days}.</p><p><b>${price}</b> <a class="ml-14 inline-block py-9" href="${conceptPath(id, 'order')}">Ask for it</a></p></li>`;

const shelf = html`<section class="page"><h1>On the shelf today</h1><p class="lead">There is one of each. When it is sold, its maker decides what comes next.</p>
<ul class="mt-36 grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-1">${pieces.map(onShelf)}</ul></section>`;

const order = split(
  `<h1>Ask for a piece</h1><p class="lead">It is set aside for three days. We ring you, you hear who made it, and then you decide.</p><p class="lead"><b>By post</b> to any town, ₹90, wrapped in last week’s Mithila Mirror.</p>${vessel('#2f5d50', 12, true, 'mt-28 w-240')}`,
  form({
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
  }),
  'gap-x-72 gap-y-32',
);

const women = `<section class="page"><h1>The women</h1>${terms(
  [
    [
      'Sudha Devi, Raiyam',
      'Learnt it from her mother-in-law, who did not give away the green. She has five pupils now and gives away all of it.',
    ],
    ['Bibha Jha, Sarisab', 'Makes boxes because a box closes. Her lids fit within the width of a stalk.'],
    ['Ranjana Das, Umri', 'Cuts the grass herself, in the second week of October, before the dew is off.'],
    ['Munni Devi, Raiyam', 'Fish, always fish. Ask her and she draws you another one.'],
  ],
  {
    list: 'mt-32 text-[20px]',
    pair: 'fit-280 gap-x-48 gap-y-8 border-t py-24',
    term: 'text-[28px] italic',
  },
)}</section>`;

export const sikkiAndSutra: Concept = {
  id,
  faces: ['fraunces-italic', 'fraunces'],
  look: { head: 'border-b wide:gap-x-48', foot: 'border-t italic' },
  mark: logo('sikki-sutra', 'Sikki &amp; Sutra', { '#11162b': '#33240f', '#b26b00': '#9a5a08' }),
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
  footer: '<p>Sikki &amp; Sutra, a society of thirty-one weavers. Shop beside the station, Madhubani.</p>',
};
