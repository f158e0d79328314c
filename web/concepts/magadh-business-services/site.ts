import { type Concept, conceptPath, screens } from '../concept';
import { choice, filterRules, form, nameField, phoneField, select } from '../parts';

const id = 'magadh-business-services';

const steps = [
  ['Choose a form', 'Shop, partnership or company: an hour over tea', '1 day'],
  ['Register', 'Name, PAN, trade licence, Udyam number', '12 days'],
  ['Bank and GST', 'Account open, first number on the bill', '5 days'],
  ['First invoice', 'We write it with you, line by line', '1 day'],
  ['Provident fund', 'When the tenth person joins', '3 days'],
  ['Payroll', 'Slips on the last working day', 'monthly'],
] as const;

const home = `<section class="board"><div class="words"><h1>From idea to first salary slip</h1><p>Six steps in the order in which you need them. You bring the idea and a light bill.</p><a class="go" href="${conceptPath(id, 'begin')}">Begin with step one</a></div>
<ol class="steps">${steps.map(([name, what, time], index) => `<li><i>${time}</i><h2>${index + 1}. ${name}</h2><p>${what}</p></li>`).join('')}</ol>
<p class="sum"><b>22 days, ₹14,200</b>government fees included, told on day one</p></section>`;

const forms = [
  {
    value: 'shop',
    label: 'A shop of my own',
    name: 'Sole proprietor',
    days: '8 days',
    lines: [
      ['Trade licence', '₹1,500'],
      ['Udyam number', '₹0'],
      ['GST number', '₹0'],
      ['Our work', '₹3,200'],
    ],
    total: '₹4,700',
    text: 'You and the shop are one: its debts are yours. Right for a counter, a stall, a van.',
  },
  {
    value: 'partners',
    label: 'With my brother',
    name: 'Partnership',
    days: '14 days',
    lines: [
      ['Deed and stamp', '₹2,000'],
      ['PAN of the firm', '₹110'],
      ['Trade licence', '₹1,500'],
      ['Our work', '₹4,600'],
    ],
    total: '₹8,210',
    text: 'Write down today who gets what if one leaves. It is easier while you still laugh together.',
  },
  {
    value: 'company',
    label: 'A company',
    name: 'Private limited',
    days: '22 days',
    lines: [
      ['Name and incorporation', '₹3,400'],
      ['Two digital signatures', '₹2,400'],
      ['Licence, PAN, TAN', '₹1,700'],
      ['Our work', '₹6,700'],
    ],
    total: '₹14,200',
    text: 'The company’s debts stay with the company. Banks and big customers ask for it.',
  },
] as const;

const costs = `<section class="page"><h1>What will it cost?</h1>${choice('form', 'What do you want to start?', forms)}${forms
  .map(
    ({ value, name, days, lines, total, text }) =>
      `<article data-form="${value}"><div><h2>${name}</h2><p class="days">${days}</p><p>${text}</p></div><table><tbody>${lines.map(([what, sum]) => `<tr><th scope="row">${what}</th><td>${sum}</td></tr>`).join('')}<tr class="total"><th scope="row">All of it</th><td>${total}</td></tr></tbody></table></article>`,
  )
  .join('')}</section>`;

const begin = `<section class="page split"><div><h1>Step one is an hour over tea</h1><p>Gaya, opposite the station, or Patna, Fraser Road. We ask four things: what you sell, with whom, from where, and what you would do if it went well.</p></div><div>${form(
  {
    label: 'Begin',
    fields:
      nameField +
      phoneField +
      select('Where do we meet?', ['Gaya, opposite the station', 'Patna, Fraser Road', 'By phone']) +
      select(
        'What do you want to start?',
        forms.map(({ label }) => label),
      ),
    button: 'Put the kettle on',
    answer: 'We ring you today to agree on the hour.',
  },
)}</div></section>`;

export const magadhBusinessServices: Concept = {
  id,
  faces: ['fraunces-soft', 'anek'],
  mark: '<b>Magadh</b><i>Business Services</i>',
  screens: screens(
    `| Six steps | From idea to first salary slip | Registration, GST, provident fund and payroll in six steps, with days and fees.
    costs | Costs | What will it cost? | Fees and days for a shop, a partnership and a company, line by line.
    begin | Begin | Step one is an hour over tea | Meet us in Gaya or Patna and begin with step one.`,
    {
      html: home,
      css: steps.map((_, index) => `.steps li:nth-child(${index + 1}){--step:${index}}`).join(''),
    },
    { html: costs, css: filterRules('form', forms) },
    begin,
  ),
  footer: '<p><b>Magadh Business Services</b>, Gaya, opposite the station; Patna, Fraser Road.</p>',
};
