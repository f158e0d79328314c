import { toInstant } from '@golghar/contracts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2026-11-21`, `21/11/2026`, `21.11.26` or `21-Nov-2026`, optionally followed by `17:30` or `5:30 PM`. */
const iso = /^(?<year>\d{4})[/-](?<month>\d\d?)[/-](?<day>\d\d?)/;
const indian = /^(?<day>\d\d?)[/. -](?<month>\d\d?|[a-z]{3,9})[/., -]+(?<year>\d{4}|\d\d)(?!\d)/i;
const clock = /^(?:T|[ ,]+)(?<hour>\d\d?):(?<minute>[0-5]\d)(?::\d\d(?:\.\d+)?)? ?(?<half>[ap]\.?m\.?)?$/i;

/** A time as files write it, by the agency's clock unless a zone is given; undefined if it is none. */
export function readTime(text: string): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return valid(new Date(text));
  const date = iso.exec(text) ?? indian.exec(text);
  if (!date?.groups) return undefined;
  const rest = text.slice(date[0].length).trimEnd();
  const time = clock.exec(rest)?.groups;
  if (rest && !time) return undefined;
  const { year = '', month = '', day } = date.groups;
  const at = Date.UTC(
    Number(year.length === 2 ? `20${year}` : year),
    monthOf(month),
    Number(day),
    hourOf(Number(time?.hour ?? 0), time?.half),
    Number(time?.minute ?? 0),
  );
  // The 31st of April would become the 1st of May, and the 13th month one of the next year.
  const read = new Date(at);
  const isAsWritten = read.getUTCDate() === Number(day) && read.getUTCMonth() === monthOf(month);
  return isAsWritten ? valid(toInstant(at)) : undefined;
}

const monthOf = (month: string): number =>
  /^\d/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3).toLowerCase());

const hourOf = (hour: number, half: string | undefined): number =>
  half ? (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : hour;

const valid = (time: Date): Date | undefined => (Number.isNaN(time.getTime()) ? undefined : time);
