import { formatDay, formatMoment } from '../lib/dates';

/** A time in a list: its day at a glance, the exact minute on hover. */
export const ListTime = ({ at, now }: { at: string; now?: Date }) => (
  <time className="tabular shrink-0" dateTime={at} title={formatMoment(at)}>
    {formatDay(at, now)}
  </time>
);
