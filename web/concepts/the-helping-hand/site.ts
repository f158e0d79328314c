import { type Concept, conceptPath, screens } from '../concept';
import { field, form, logo, nameField } from '../parts';
import { bank, letter } from './art';

const id = 'the-helping-hand';

const gifts = [
  ['400', '₹400', 'one girl, one month of bus'],
  ['1200', '₹1,200', 'a term of books and ink'],
  ['4800', '₹4,800', 'her whole year on the road'],
] as const;

const give = form({
  label: 'Give',
  fields: `<fieldset class="gifts"><legend class="hidden">How much?</legend>${gifts
    .map(
      ([value, sum, what], index) =>
        `<label><input type="radio" form="none" name="gift" value="${value}"${index ? '' : ' checked'}><b>${sum}</b><span>${what}</span></label>`,
    )
    .join(
      '',
    )}</fieldset><div class="pair">${nameField}${field({ label: 'Email, for the letters', type: 'email', autocomplete: 'email' })}</div>`,
  button: 'Give',
  answer: 'She rides on Monday. The first letter comes within three months.',
});

const home = `<section class="hero">${bank}<div class="give"><h1>₹400 is a month of bus</h1><p>Girls from the river bank stay in class nine when somebody pays the fare.</p>${give}</div></section>
<dl class="facts"><div><dt>girls in school this term</dt><dd>312</dd></div><div><dt>rupees of 100 go to fares</dt><dd>94</dd></div><div><dt>letters a year to you</dt><dd>4</dd></div></dl>
<section class="why"><h2>Why a bus?</h2><p>The middle school is in the village, the high school is nine kilometres off. In 2016 we asked forty families at Digha why their girls had stopped. Thirty-one said: the way. So we pay the way, and nothing else.</p></section>`;

const letters = [
  [
    'Puja, class 9',
    '#e0663c',
    'I sit at the window now because I get in first. The driver asked what I want to be. I said driver, to make him laugh. I want to be a nurse.',
  ],
  [
    'Nasreen, class 10',
    '#1f6f8b',
    'We had the test in algebra, 34 of 40. My brother says it is luck. I gave him the paper and he got 12.',
  ],
  [
    'Rinku, class 9',
    '#2f7d62',
    'In August the road was under water for nine days. The bus stopped at the dam and we walked in a row, the small ones in the middle.',
  ],
  [
    'Soni, class 11',
    '#8a5a3c',
    'This is my last letter to you as the fare is mine now. I teach two children of our lane in the evening and they pay me.',
  ],
] as const;

const lettersScreen = `<section class="page"><h1>Letters</h1><p class="lead">Each giver gets four a year, in the girl’s own words. Names here are changed.</p><ul class="letters">${letters.map(([who, palette, text]) => `<li>${letter(palette)}<p>${text}</p><b>${who}</b></li>`).join('')}</ul></section>`;

const accounts = [
  ['Bus fares', '28,42,000', 94],
  ['Two teachers on the bus', '96,000', 3],
  ['Accountant and audit', '54,000', 2],
  ['Paper and postage', '32,000', 1],
] as const;

const accountScreen = `<section class="page"><h1>Where each hundred rupees went</h1><p class="lead">Last year, April to March, as the auditor signed it.</p><table><thead><tr><th scope="col">For</th><th scope="col">Rupees</th><th scope="col">Of 100</th></tr></thead><tbody>${accounts.map(([what, sum, share]) => `<tr><th scope="row">${what}<span class="bar"></span></th><td>${sum}</td><td>${share}</td></tr>`).join('')}</tbody></table><p class="lead">No office: we meet in the school’s staff room on Saturdays at four. Come and see the books.</p><p><a class="go" href="${conceptPath(id)}">Give a month of bus</a></p></section>`;

export const theHelpingHand: Concept = {
  id,
  faces: ['baloo', 'mukta-400', 'mukta-600'],
  mark: logo('helping-hand', 'The Helping Hand', { '#11162b': '#123b4a', '#b3173f': '#c2481f' }),
  screens: screens(
    `| Give | ₹400 is a month of bus | What a gift does for girls from the river bank at Digha, in rupees and months.
    letters | Letters | Letters | What the girls write four times a year to those who pay their bus.
    accounts | Accounts | Where each hundred rupees went | The accounts of a year, line by line, as the auditor signed them.`,
    home,
    lettersScreen,
    {
      html: accountScreen,
      css: accounts
        .map(([, , share], index) => `tr:nth-child(${index + 1}) .bar{--share:${share}%}`)
        .join(''),
    },
  ),
  footer:
    '<p><b>The Helping Hand</b>, Digha, Patna. Saturdays at four in the staff room of the girls’ high school.</p>',
};
