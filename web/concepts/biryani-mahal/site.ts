import { type Concept, conceptPath, screens } from '../concept';
import { area, form, logo, nameField, phoneField, select } from '../parts';
import { pot, thali } from './art';
import { card, type Dish, favourites } from './menu';

const id = 'biryani-mahal';

const home = `<section class="hero"><div class="plate">${thali}<p class="stamp"><span>left today</span>61 plates<span>at 12:40</span></p></div>
<div class="words"><h1>On wood fire <em>since 1994</em></h1><p class="left">One pot at eleven, one at six. When it is gone, it is gone.</p>
<ul class="menu">${favourites.map(([name, about, price]) => `<li><b>${name}</b><i>${about}</i><u>₹${price}</u></li>`).join('')}</ul>
<p class="ways"><a class="go" href="${conceptPath(id, 'order')}">Order now</a><span>to Gandhi Maidan in 25 minutes</span></p></div></section>
<section class="story"><div>${pot}</div><div><h2>The lid is sealed with dough at nine</h2><p>Rice from Bhabua, mutton from one butcher in Sabzibagh, wood from mango trees that no longer bear. Nobody lifts the lid before eleven, not even the owner.</p><p><b>Sabzibagh, beside the clock.</b> Open 11:00 to 15:30 and 18:00 to 22:30, closed on Fridays till four.</p></div></section>`;

const line = ([name, about, price]: Dish) =>
  `<li><label><b>${name}</b><i>${about}</i><u>₹${price}</u><input type="number" min="0" max="20" value="0" inputmode="numeric" data-price="${price}" aria-label="Plates of ${name}"></label></li>`;

const order = `<section class="page"><h1>The card</h1><p class="left">Put a number to what you want; the sum is below.</p>${form(
  {
    label: 'Order',
    fields: `<div class="card">${card.map(({ title, dishes }) => `<section><h2>${title}</h2><ul class="menu">${dishes.map(line).join('')}</ul></section>`).join('')}</div><p class="total"><span>Together</span><output id="total">₹0</output></p><div class="fields">${nameField}${phoneField}${select('Bring it to', ['Gandhi Maidan', 'Kankarbagh', 'Boring Road', 'I come and eat'])}</div>`,
    button: 'Send the order',
    answer: 'It is on the fire. The boy rings when he is at your gate.',
  },
)}</section>`;

const parties = `<section class="page party"><div><h1>A pot for your wedding</h1><p class="left">From forty plates on we come with pot, wood and two cooks. You need a yard and a bucket of water.</p><table><caption>What a pot costs</caption><thead><tr><th scope="col">Guests</th><th scope="col">Pots</th><th scope="col">Mutton</th><th scope="col">Chicken</th></tr></thead><tbody><tr><th scope="row">40</th><td>1</td><td>₹9,600</td><td>₹7,600</td></tr><tr><th scope="row">120</th><td>3</td><td>₹28,200</td><td>₹22,200</td></tr><tr><th scope="row">300</th><td>7</td><td>₹69,000</td><td>₹54,000</td></tr></tbody></table></div><div>${form(
  {
    label: 'Ask for a pot',
    fields:
      nameField +
      phoneField +
      select('Guests', ['About 40', 'About 120', 'About 300', 'More']) +
      area('Day, place and what else we should know'),
    button: 'Ask for the day',
    answer: 'The old man himself calls you between three and five.',
  },
)}</div></section>`;

/** The sum of an order, kept up with what is typed. */
const script = `const plates = [...document.querySelectorAll('[data-price]')];
const total = document.getElementById('total');
total?.closest('form').addEventListener('input', () => {
  const sum = plates.reduce((all, plate) => all + plate.dataset.price * Math.max(0, plate.value), 0);
  total.textContent = '₹' + sum.toLocaleString('en-US');
});`;

export const biryaniMahal: Concept = {
  id,
  faces: ['rozha', 'mukta-400', 'mukta-600', 'anek'],
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
