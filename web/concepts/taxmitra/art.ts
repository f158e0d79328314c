import { times } from '../../assets/scripts/kit/svg';

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

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** November 2026 begins on a Sunday; the week here begins on Monday. */
const days = [...times(6, () => 0), ...times(30, (index) => index + 1), ...times(6, () => 0)];

const cell = (day: number) => {
  if (!day) return '<td class="none"></td>';
  const found = due[day];
  return `<td${day === 16 ? ' class="now"' : ''}${found ? '' : ' data-free'}><i>${day}</i>${found ? `<span class="${found[1]}">${found[0]}</span>` : ''}</td>`;
};

/** A month as a table; on a phone only the days that matter remain. */
export const month = `<table class="month"><caption>November 2026 <span class="legend"><i class="tax">pay</i><i class="return">file</i><i class="ours">with us</i></span></caption><thead><tr>${weekdays.map((day) => `<th scope="col">${day}</th>`).join('')}</tr></thead><tbody>${times(
  6,
  (week) =>
    `<tr>${days
      .slice(week * 7, week * 7 + 7)
      .map(cell)
      .join('')}</tr>`,
).join('')}</tbody></table>`;
