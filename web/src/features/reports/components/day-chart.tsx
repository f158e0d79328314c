import type { Report } from '@golghar/contracts';

const height = 120;
const label = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

const nameOf = (day: string) => label.format(new Date(day));

/** Leads per day as bars, one beside the other; the figures themselves are in a table for screen readers. */
export function DayChart({ days }: { days: Report['days'] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const width = 100 / days.length;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">Leads per day</span>
        <span className="tabular text-ink-3">
          {total.toLocaleString('en-IN')} in all,{' '}
          {most === 1 && total === 0 ? 0 : most.toLocaleString('en-IN')} on the busiest day
        </span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="mt-3 block h-32 w-full border-b border-ink"
      >
        {days.map(({ day, count }, index) => {
          const tall = (count / most) * (height - 4);
          return (
            <rect
              key={day}
              x={index * width + width * 0.12}
              y={height - tall}
              width={width * 0.76}
              height={tall}
              className="fill-link"
            >
              <title>{`${nameOf(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden className="mt-1 flex justify-between text-14 text-ink-3">
        <span>{nameOf(days[0]?.day ?? '')}</span>
        <span>{nameOf(days.at(-1)?.day ?? '')}</span>
      </div>
      {/* A table alone would not shrink out of sight. */}
      <div className="sr-only">
        <table>
          <caption>Leads per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
