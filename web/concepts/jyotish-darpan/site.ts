import { type Concept, conceptPath, screens } from '../concept';
import { area, form, nameField, phoneField, select } from '../parts';
import { stars, wheel } from './art';

const id = 'jyotish-darpan';

const chhathEvening = [
  ['Sunrise', '6:12'],
  ['Sunset', '17:01'],
  ['Tithi', 'Shashthi'],
  ['Month', 'Kartik'],
] as const;

const chhathDays = [
  ['Nahay Khay', 'Chaturthi'],
  ['Kharna', 'Panchami'],
  ['Chhath, evening', 'Shashthi'],
  ['Chhath, morning', 'Saptami'],
] as const;

const column = (title: string, rows: readonly (readonly [string, string])[]) =>
  `<section class="side"><h2>${title}</h2><dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl></section>`;

const home = `<div class="night">${stars}${column('At Chhath in Patna', chhathEvening)}<section class="moon">${wheel}<div><h1>A calendar that calls back</h1><p>Choose an hour. A pandit from Gaya rings you, not the other way round.</p><a class="go" href="${conceptPath(id, 'ask')}">Ask a question, ₹251</a></div></section>${column('Its four days', chhathDays)}</div>`;

const festivals = [
  ['14 January', 'Makar Sankranti', 'Til and chura-dahi, before noon'],
  ['Magh, bright fifth', 'Saraswati Puja', 'Books stay closed till evening'],
  ['Chait, bright ninth', 'Ram Navami', 'Mahavir Mandir opens at two at night'],
  ['Bhado, bright third', 'Teej', 'The fast ends at first light'],
  ['Ashvin, bright eighth', 'Durga Puja, eighth day', 'One hundred and eight lamps'],
  ['Kartik, new moon', 'Dipavali', 'Lamps from sunset on'],
  ['Kartik, bright sixth', 'Chhath, evening', 'Be at the ghat by four'],
] as const;

const calendar = `<section class="page"><h1>The feasts of the year</h1><p>Hours are for Patna; in Kishanganj the sun is nine minutes earlier.</p><table><thead><tr><th scope="col">Day</th><th scope="col">Feast</th><th scope="col">To know</th></tr></thead><tbody>${festivals.map(([day, feast, what]) => `<tr><td>${day}</td><th scope="row">${feast}</th><td>${what}</td></tr>`).join('')}</tbody></table></section>`;

const ask = `<section class="page split"><div><h1>Ask a question</h1><p>₹251 for twenty minutes, paid after the call. If the pandit thinks that a doctor or a lawyer should answer, he says so and takes nothing.</p><p>He never sells a stone, a ring or a fear.</p></div><div>${form(
  {
    label: 'Ask a question',
    fields:
      nameField +
      phoneField +
      select('When shall he ring?', [
        'Today, 18 to 20',
        'Tomorrow, 7 to 9',
        'Tomorrow, 18 to 20',
        'Sunday, 10 to 12',
      ]) +
      area('Your question'),
    button: 'Let him ring me',
    answer: 'He rings at the hour you chose, from a Gaya number.',
  },
)}</div></section>`;

export const jyotishDarpan: Concept = {
  id,
  faces: ['rozha', 'mukta-400', 'mukta-600'],
  mark: '<b lang="hi">ज्योतिष दर्पण</b><span>Jyotish Darpan</span>',
  screens: screens(
    `| Calendar | A calendar that calls back | Sunrise, tithi and the days of Chhath in Patna, and a pandit who rings you.
    feasts | Feasts | The feasts of the year | The feasts of the year in Bihar with their days and hours in Patna.
    ask | Ask | Ask a question | Choose an hour at which a pandit from Gaya rings you.`,
    home,
    calendar,
    ask,
  ),
  footer: '<p><b>Jyotish Darpan</b>, Vishnupad road, Gaya. No stones, no rings.</p>',
};
