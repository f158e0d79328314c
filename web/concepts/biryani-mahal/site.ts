import { type Concept, conceptPath, screens } from '../concept';
import { area, form, html, logo, nameField, phoneField, select, table } from '../parts';
import { pot, thali } from './art';
import { card, type Dish, favourites } from './menu';

const id = 'biryani-mahal';

const sum = 'font-anek text-[24px]/[1.2] font-extrabold font-stretch-[80%]';
const menu = (dishes: string[]) => html`<ul class="border-t-2 border-gold">${dishes}</ul>`;
const lead = (words: string) => `<p class="my-18 text-[clamp(18px,1.7vw,21px)]">${words}</p>`;

const favourite = ([name, about, price]: Dish) =>
  `<li class="grid grid-cols-[1fr_auto] items-baseline gap-x-16 border-b border-hairline py-9 wide:grid-cols-[200px_1fr_auto]"><b class="text-[20px] font-semibold">${name}</b><i class="row-2 text-[#f2cfa4] wide:col-2 wide:row-1">${about}</i><span class="${sum}">₹${price}</span></li>`;

const home = `<section class="grid gap-24 overflow-hidden pb-36 wide:grid-cols-[46%_1fr] wide:pb-56">
<div class="relative -ml-[8%] w-[min(84%,400px)] wide:-mt-64 wide:-mb-120 wide:-ml-[12%] wide:w-[min(48vw,690px)]">${thali}
<p class="absolute top-0 -right-[8%] grid size-132 -rotate-10 place-content-center rounded-full bg-cream text-center font-anek text-[28px]/[1.05] font-extrabold text-maroon font-stretch-[78%] wide:top-[8%] wide:right-0 [&>span]:font-mukta [&>span]:text-[15px]/[1.2] [&>span]:font-semibold [&>span]:font-stretch-[100%]"><span>left today</span>61 plates<span>at 12:40</span></p></div>
<div class="px-edge wide:pt-24 wide:pr-edge wide:pl-0"><h1 class="text-[clamp(52px,7.6vw,100px)]/[0.94] tracking-[-0.01em]">On wood fire <em class="block text-gold">since 1994</em></h1>
${lead('One pot at eleven, one at six. When it is gone, it is gone.')}${menu(favourites.map(favourite))}
<p class="mt-24 flex flex-wrap items-center gap-x-22 gap-y-12"><a class="go" href="${conceptPath(id, 'order')}">Order now</a><span>to Gandhi Maidan in 25 minutes</span></p></div></section>
<section class="fit-300 items-center gap-x-64 gap-y-24 bg-gold px-edge py-48 text-night"><div>${pot}</div>
<div class="[&_p]:mt-14 [&_p]:max-w-[34em] [&_p]:text-[19px]"><h2 class="title">The lid is sealed with dough at nine</h2><p>Rice from Bhabua, mutton from one butcher in Sabzibagh, wood from mango trees that no longer bear. Nobody lifts the lid before eleven, not even the owner.</p><p><b>Sabzibagh, beside the clock.</b> Open 11:00 to 15:30 and 18:00 to 22:30, closed on Fridays till four.</p></div></section>`;

const line = ([name, about, price]: Dish) =>
  `<li class="border-b border-hairline py-9"><label class="grid grid-cols-[1fr_auto] items-baseline gap-x-16"><b class="text-[20px] font-semibold">${name}</b><i class="row-2 text-[#f2cfa4]">${about}</i><span class="${sum}">₹${price}</span><input class="col-3 row-[1/3] min-h-48 w-72 self-center border-2 border-gold bg-cream px-10 py-4 text-[20px] text-night" type="number" min="0" max="20" value="0" inputmode="numeric" data-price="${price}" aria-label="Plates of ${name}"></label></li>`;

const order = `<section class="page"><h1 class="title">The card</h1>${lead('Put a number to what you want; the sum is below.')}${form(
  {
    label: 'Order',
    fields: html`<div class="fit-320 gap-x-48 gap-y-28">${card.map(({ title, dishes }) => `<section><h2 class="mb-8 text-[28px] text-gold">${title}</h2>${menu(dishes.map(line))}</section>`)}</div>
<p class="flex justify-between bg-cream px-20 py-12 font-anek text-[30px]/[1.2] font-extrabold text-maroon font-stretch-[80%]"><span>Together</span><output id="total">₹0</output></p>
<div class="fit-240 gap-x-24 gap-y-16">${nameField}${phoneField}${select('Bring it to', ['Gandhi Maidan', 'Kankarbagh', 'Boring Road', 'I come and eat'])}</div>`,
    button: 'Send the order',
    answer: 'It is on the fire. The boy rings when he is at your gate.',
  },
)}</section>`;

const pots = [
  ['40', '1', '₹9,600', '₹7,600'],
  ['120', '3', '₹28,200', '₹22,200'],
  ['300', '7', '₹69,000', '₹54,000'],
].map(
  ([guests, ...cells]) =>
    html`<tr><th scope="row">${guests ?? ''}</th>${cells.map((cell) => `<td>${cell}</td>`)}</tr>`,
);

const parties = `<section class="page fit-320 gap-x-72 gap-y-32"><div><h1 class="title">A pot for your wedding</h1>${lead('From forty plates on we come with pot, wood and two cooks. You need a yard and a bucket of water.')}
${table(['Guests', 'Pots', 'Mutton', 'Chicken'], pots, { caption: 'What a pot costs' })}</div><div>${form({
  label: 'Ask for a pot',
  fields:
    nameField +
    phoneField +
    select('Guests', ['About 40', 'About 120', 'About 300', 'More']) +
    area('Day, place and what else we should know'),
  button: 'Ask for the day',
  answer: 'The old man himself calls you between three and five.',
})}</div></section>`;

/** The total of an order, updated while typing. */
const script = `const plates = [...document.querySelectorAll('[data-price]')];
const total = document.getElementById('total');
total?.closest('form').addEventListener('input', () => {
  const sum = plates.reduce((all, plate) => all + plate.dataset.price * Math.max(0, plate.value), 0);
  total.textContent = '₹' + sum.toLocaleString('en-US');
});`;

export const biryaniMahal: Concept = {
  id,
  faces: ['rozha', 'mukta-400', 'mukta-600', 'anek'],
  look: {
    head: 'wide:in-[.at-home]:relative wide:in-[.at-home]:z-2 wide:in-[.at-home]:pl-[52%]',
    foot: 'bg-night',
  },
  mark: logo('biryani-mahal', 'Biryani Mahal', {
    '#11162b': '#fff1d2',
    '#ffffff': '#5e0f12',
    '#b3173f': '#f3c65a',
  }),
  screens: screens(
    `| The pot | On wood fire since 1994 | Biryani from one pot at eleven and one at six, in Sabzibagh, Patna.
    order | Card and order | The card | Every dish with its price, and an order that adds itself up.
    parties | Parties | A pot for your wedding | Pots of biryani for forty guests or three hundred, with prices.`,
    home,
    order,
    parties,
  ),
  footer: '<p><b>Biryani Mahal</b>, Sabzibagh, beside the clock. 11:00 to 15:30 and 18:00 to 22:30.</p>',
  script,
};
