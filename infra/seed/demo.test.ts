import { toLocalTime } from '@golghar/contracts';
import { demoEnquiries } from './data';
import { demoTimes } from './demo';

describe('demoTimes', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const times = demoTimes(demoEnquiries.length, now).map((time) => time.getTime());

  it('lie within two weeks or so, and never ahead', () => {
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    expect(Math.min(...times)).toBeGreaterThan(now.getTime() - 15 * 24 * 60 * 60 * 1000);
    expect(new Set(times).size).toBe(demoEnquiries.length);
  });

  it('are hours at which people where the agency is are awake', () => {
    const hours = times.slice(1).map((time) => new Date(toLocalTime(new Date(time))).getUTCHours());
    for (const hour of hours) expect(hour === 22 || hour === 21 || hour >= 8).toBe(true);
  });
});
