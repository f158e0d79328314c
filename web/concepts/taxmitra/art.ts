import { times } from '../../drawing/svg';

type Kind = 'tax' | 'return' | 'ours';

const due: Record<number, [what: string, kind: Kind]> = {
  7: ['TDS deposit', 'tax'],
  11: ['GSTR-1', 'return'],
  13: ['IFF, quarterly', 'return'],
  15: ['TDS papers', 'return'],
  18: ['We call you', 'ours'],
  20: ['GSTR-3B', 'tax'],
  25: ['PMT-06', 'tax'],
  30: ['Audit report', 'return'],
};

/** Any month: its dates are the same each time, its weekdays are not. */
const days = [...times(31, (index) => index + 1), ...times(4, () => 0)];

const cell = (day: number) => {
  if (!day) return '<td class="none"></td>';
  const found = due[day];
  return `<td${found ? '' : ' data-free'}><i>${day}</i>${found ? `<span class="${found[1]}">${found[0]}</span>` : ''}</td>`;
};

/** A month as a table; on a phone only the days that matter remain. */
export const month = `<table class="month"><caption>Every month <span class="legend"><i class="tax">pay</i><i class="return">file</i><i class="ours">with us</i></span></caption><tbody>${times(
  5,
  (week) =>
    `<tr>${days
      .slice(week * 7, week * 7 + 7)
      .map(cell)
      .join('')}</tr>`,
).join('')}</tbody></table>`;
