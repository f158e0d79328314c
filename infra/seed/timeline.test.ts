import { toLocalTime } from '@golghar/contracts';
import { demoEnquiries } from './data';
import { demoTimes } from './demo';
import { timelineOf } from './timeline';

const now = new Date('2026-11-20T09:00:00Z');
const times = demoTimes(demoEnquiries.length, now);
const timeOf = (index: number) => times[index] ?? now;
const timelines = demoEnquiries.map((enquiry, index) => timelineOf(enquiry, timeOf(index), now));

it('begins within two weeks or so, at hours at which people where the agency is are awake', () => {
  const sorted = times.map((time) => time.getTime()).sort((a, b) => a - b);
  expect(new Set(sorted).size).toBe(demoEnquiries.length);
  expect(sorted[0]).toBeGreaterThan(now.getTime() - 15 * 24 * 60 * 60 * 1000);
  expect(sorted.at(-1)).toBeLessThan(now.getTime());
  const hours = times.slice(1).map((time) => new Date(toLocalTime(time)).getUTCHours());
  expect(hours.filter((hour) => hour < 8)).toEqual([]);
});

it('has nothing that happens before its enquiry came, or ahead', () => {
  for (const [index, { acts }] of timelines.entries())
    for (const { at } of acts) {
      expect(at.getTime()).toBeGreaterThan(timeOf(index).getTime());
      expect(at.getTime()).toBeLessThan(now.getTime());
    }
});

it('leaves the newest to whoever looks, and has something of everything', () => {
  expect(timelines.slice(0, 4).some(({ acts }) => acts.some((act) => 'contact' in act))).toBe(false);
  const ends = timelines.map(({ acts }) =>
    acts.reduce((status, act) => ('status' in act ? act.status.to : status), 'new'),
  );
  expect([...new Set(ends)].sort()).toEqual(['delivered', 'in_progress', 'lost', 'new', 'pending']);
  const steps = timelines.flatMap(({ changes }) => changes.nextStep ?? []);
  expect(new Set(steps.map(({ at }) => new Date(at) < now)).size).toBe(2);
  expect(
    timelines.filter(({ acts }) => acts.filter((act) => 'owner' in act).length > 1).length,
  ).toBeGreaterThan(3);
});
