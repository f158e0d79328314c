import { type Concept, conceptPath, records, screens } from '../concept';
import { choice, form, html, nameField, phoneField, select, split } from '../parts';

const id = 'magadh-business-services';

const steps = [
  ['Choose a form', 'Shop, partnership or company: an hour over tea', '1 day'],
  ['Register', 'Name, PAN, trade licence, Udyam number', '12 days'],
  ['Bank and GST', 'Account open, first number on the bill', '5 days'],
  ['First invoice', 'We write it with you, line by line', '1 day'],
  ['Provident fund', 'When the tenth person joins', '3 days'],
  ['Payroll', 'Slips on the last working day', 'monthly'],
] as const;

const step = ([name, what, time]: (typeof steps)[number], index: number) =>
  `<li class="relative ml-[${index * 3}%] rounded-[14px] border-3 bg-white px-14 pt-16 pb-12 shadow-[0_9px_0_#ffb84d] desk:mt-[${484 - index * 84}px] desk:mr-0 desk:mb-0 desk:ml-0 desk:min-h-166"><i class="soft absolute -top-19 right-12 rounded-full border-3 bg-amber px-12 py-2 text-[16px]">${time}</i>
<h2 class="text-[20px]/[1.15]">${index + 1}. ${name}</h2><p class="mt-4 text-[16px]/[1.3]">${what}</p></li>`;

const home = html`<section class="px-edge pt-16 pb-36 desk:relative desk:min-h-690 desk:pb-0"><div><h1>From idea to first salary slip</h1>
<p class="mt-16 mb-20 max-w-[28em] text-[20px]">Six steps in the order in which you need them. You bring the idea and a light bill.</p><a class="go" href="${conceptPath(id, 'begin')}">Begin with step one</a></div>
<ol class="mt-44 mb-28 grid gap-30 desk:pointer-events-none desk:absolute desk:inset-x-edge desk:inset-y-0 desk:m-0 desk:grid-cols-[repeat(6,minmax(0,1fr))] desk:items-start desk:gap-14">${steps.map(step)}</ol>
<p class="text-[18px] desk:absolute desk:right-edge desk:bottom-34 desk:text-right"><b class="soft block text-[clamp(34px,4vw,46px)]/[1.1]">22 days, ₹14,200</b>government fees included, told on day one</p></section>`;

const forms = records(
  ['value', 'label', 'name', 'days', 'lines', 'total', 'text'],
  `shop | A shop of my own | Sole proprietor | 8 days | Trade licence ₹1,500; Udyam number ₹0; GST number ₹0; Our work ₹3,200 | ₹4,700 | You and the shop are one: its debts are yours. Right for a counter, a stall, a van.
  partners | With my brother | Partnership | 14 days | Deed and stamp ₹2,000; PAN of the firm ₹110; Trade licence ₹1,500; Our work ₹4,600 | ₹8,210 | Write down today who gets what if one leaves. It is easier while you still laugh together.
  company | A company | Private limited | 22 days | Name and incorporation ₹3,400; Two digital signatures ₹2,400; Licence, PAN, TAN ₹1,700; Our work ₹6,700 | ₹14,200 | The company’s debts stay with the company. Banks and big customers ask for it.`,
);

/** A row of the cost table: the item and, after the last space, its amount. */
const line = (text: string) => {
  const at = text.lastIndexOf(' ');
  return `<tr><th scope="row">${text.slice(0, at)}</th><td>${text.slice(at + 1)}</td></tr>`;
};

const cost = ({ value, name, days, lines, total, text }: (typeof forms)[number]) =>
  html`<article class="fit-300 gap-x-64 gap-y-28 rounded-[24px] border-3 bg-white p-[clamp(20px,3vw,40px)]" data-form="${value}"><div><h2 class="text-[30px]">${name}</h2><p class="soft mt-6 mb-14 text-[24px] text-[#8a3d00]">${days}</p><p>${text}</p></div>
<table><tbody>${lines.split('; ').map(line)}<tr><th scope="row">All of it</th><td class="soft text-[34px]">${total}</td></tr></tbody></table></article>`;

const costs = html`<section class="page"><h1>What will it cost?</h1>${choice({ name: 'form', legend: 'What do you want to start?', options: forms, look: 'my-24', option: 'rounded-full border-3 bg-white has-checked:bg-amber' })}${forms.map(cost)}</section>`;

const begin = split(
  '<h1>Step one is an hour over tea</h1><p class="mt-18 text-[20px]">Gaya, opposite the station, or Patna, Fraser Road. We ask four things: what you sell, with whom, from where, and what you would do if it went well.</p>',
  form({
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
  }),
);

export const magadhBusinessServices: Concept = {
  id,
  faces: ['fraunces-soft', 'anek'],
  look: { mark: 'flex-row items-baseline gap-7 text-[19px]', foot: 'bg-plum text-white' },
  mark: '<b class="soft text-[28px]">Magadh</b><i>Business Services</i>',
  screens: screens(
    `| Six steps | From idea to first salary slip | Registration, GST, provident fund and payroll in six steps, with days and fees.
    costs | Costs | What will it cost? | Fees and days for a shop, a partnership and a company, line by line.
    begin | Begin | Step one is an hour over tea | Meet us in Gaya or Patna and begin with step one.`,
    home,
    costs,
    begin,
  ),
  footer: '<p><b>Magadh Business Services</b>, Gaya, opposite the station; Patna, Fraser Road.</p>',
};
