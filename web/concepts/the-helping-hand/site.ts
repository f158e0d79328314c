import { type Concept, conceptPath, screens } from '../concept';
import { field, form, html, logo, nameField, table, terms } from '../parts';
import { bank, letter } from './art';

const id = 'the-helping-hand';

const gifts = [
  ['400', '₹400', 'one girl, one month of bus'],
  ['1200', '₹1,200', 'a term of books and ink'],
  ['4800', '₹4,800', 'her whole year on the road'],
] as const;

const gift = ([value, sum, what]: (typeof gifts)[number], index: number) =>
  `<label class="grid grid-cols-[22px_auto_1fr] items-center gap-x-14 gap-y-4 rounded-[16px] border-2 border-mist px-16 py-6 leading-[1.25] has-checked:border-rust has-checked:bg-blush"><input class="size-22 accent-rust" type="radio" form="none" name="gift" value="${value}"${index ? '' : ' checked'}><b class="min-w-78 font-baloo text-[25px]/[1.25] font-bold">${sum}</b><span>${what}</span></label>`;

const give = form({
  label: 'Give',
  fields: html`<fieldset class="grid min-w-0 gap-8"><legend class="sr-only">How much?</legend>${gifts.map(gift)}</fieldset><div class="fit-180 gap-10">${nameField}${field({ label: 'Email, for the letters', type: 'email', autocomplete: 'email' })}</div>`,
  button: 'Give',
  answer: 'She rides on Monday. The first letter comes within three months.',
  look: 'gap-10',
  honest: 'text-[14px]/[1.35]',
});

const facts = [
  ['girls in school this term', '312'],
  ['rupees of 100 go to fares', '94'],
  ['letters a year to you', '4'],
] as const;

const home = `<section class="relative">${bank}<div class="relative -mt-28 mr-edge mb-24 ml-edge rounded-[26px] bg-white p-24 shadow-[0_18px_60px_#123b4a33] wide:absolute wide:top-20 wide:right-edge wide:m-0 wide:w-500 wide:px-36 wide:pt-26 wide:pb-28"><h1>₹400 is a month of bus</h1><p class="mt-8 mb-14 text-[19px]/[1.4]">Girls from the river bank stay in class nine when somebody pays the fare.</p>${give}</div></section>
${terms(facts, {
  list: 'fit-200 gap-x-32 gap-y-8 bg-ink px-edge py-20 text-white',
  pair: 'flex flex-row-reverse items-baseline justify-end gap-10',
  text: 'font-baloo text-[30px] font-extrabold text-[#f2b84b]',
})}
<section class="page fit-300 gap-x-48 gap-y-12 bg-[#f2dcae]"><h2 class="text-[clamp(34px,4vw,52px)]/[1]">Why a bus?</h2><p class="max-w-[38em] text-[20px]">The middle school is in the village, the high school is nine kilometres off. In 2016 we asked forty families at Digha why their girls had stopped. Thirty-one said: the way. So we pay the way, and nothing else.</p></section>`;

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

const lettersScreen = html`<section class="page"><h1>Letters</h1><p class="lead">Each giver gets four a year, in the girl’s own words. Names here are changed.</p>
<ul class="fit-260 gap-24">${letters.map(([who, colour, text]) => `<li class="rounded-[26px] bg-[#e7f4f3] p-24 text-[19px] even:bg-blush">${letter(colour)}<p class="mt-16 mb-10">${text}</p><b>${who}</b></li>`)}</ul></section>`;

const accounts = [
  ['Bus fares', '28,42,000', 94],
  ['Two teachers on the bus', '96,000', 3],
  ['Accountant and audit', '54,000', 2],
  ['Paper and postage', '32,000', 1],
] as const;

const account = ([what, sum, share]: (typeof accounts)[number]) =>
  `<tr><th scope="row">${what}<span class="mt-6 block h-10 w-[${share}%] rounded-[10px] bg-[#e0663c]"></span></th><td>${sum}</td><td>${share}</td></tr>`;

const accountScreen = `<section class="page"><h1>Where each hundred rupees went</h1><p class="lead">Last year, April to March, as the auditor signed it.</p>${table(['For', 'Rupees', 'Of 100'], accounts.map(account))}
<p class="lead">No office: we meet in the school’s staff room on Saturdays at four. Come and see the books.</p><p><a class="go" href="${conceptPath(id)}">Give a month of bus</a></p></section>`;

export const theHelpingHand: Concept = {
  id,
  faces: ['baloo', 'mukta-400', 'mukta-600'],
  look: { foot: 'bg-[#e7f4f3]' },
  mark: logo('helping-hand', 'The Helping Hand', { '#11162b': '#123b4a', '#b3173f': '#c2481f' }),
  screens: screens(
    `| Give | ₹400 is a month of bus | What a gift does for girls from the river bank at Digha, in rupees and months.
    letters | Letters | Letters | What the girls write four times a year to those who pay their bus.
    accounts | Accounts | Where each hundred rupees went | The accounts of a year, line by line, as the auditor signed them.`,
    home,
    lettersScreen,
    accountScreen,
  ),
  footer:
    '<p><b>The Helping Hand</b>, Digha, Patna. Saturdays at four in the staff room of the girls’ high school.</p>',
};
