import { times } from '../../drawing/svg';
import { html } from '../parts';

type Kind = keyof typeof looks;

const looks = {
  pay: 'bg-[#fbdcd2] text-[#7c1d08]',
  file: 'bg-[#dbe7fb] text-[#12397c]',
  'with us': 'bg-[#d2efe2] text-[#0c5138]',
};

const due: Record<number, [what: string, kind: Kind]> = {
  7: ['TDS deposit', 'pay'],
  11: ['GSTR-1', 'file'],
  13: ['IFF, quarterly', 'file'],
  15: ['TDS papers', 'file'],
  18: ['We call you', 'with us'],
  20: ['GSTR-3B', 'pay'],
  25: ['PMT-06', 'pay'],
  30: ['Audit report', 'file'],
};

/** Any month: its dates are the same each time, its weekdays are not. */
const days = [...times(31, (index) => index + 1), ...times(4, () => 0)];

const cell = (day: number) => {
  if (!day) return '<td class="bg-paper" data-free></td>';
  const found = due[day];
  return found
    ? `<td><i>${day}</i><span class="mt-6 block rounded-[4px] px-6 py-4 font-archivo text-[14px]/[1.2] font-bold font-stretch-[76%] max-[700px]:mt-0 max-[700px]:text-[16px] max-[700px]:font-stretch-[90%] ${looks[found[1]]}">${found[0]}</span></td>`
    : `<td data-free><i>${day}</i></td>`;
};

const kinds = Object.entries(looks).map(
  ([kind, look]) => `<i class="rounded-[4px] px-6 py-4 ${look}">${kind}</i>`,
);

/** A month as a table; on phones only the important days are shown. */
export const month = html`<table class="month"><caption class="pb-14 text-left text-[26px] font-extrabold font-stretch-[86%]">Every month <span class="float-right flex gap-6 px-6 py-4 font-plex text-[15px]/[1.4] font-normal font-stretch-[100%] max-[700px]:float-none max-[700px]:mt-8">${kinds}</span></caption><tbody>${times(
  5,
  (week) => html`<tr>${days.slice(week * 7, week * 7 + 7).map(cell)}</tr>`,
)}</tbody></table>`;
