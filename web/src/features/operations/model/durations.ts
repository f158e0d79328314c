const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its two largest units: `40 s`, `12 min`, `3 h 5 min`, `2 d 4 h`. */
export function inWords(seconds: number): string {
  if (seconds < minute) return `${Math.floor(seconds)} s`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} min`;
  if (seconds < day) return `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / minute)} min`;
  return `${Math.floor(seconds / day)} d ${Math.floor((seconds % day) / hour)} h`;
}
