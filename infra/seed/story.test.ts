import { demoEnquiries } from './data';
import { demoTimes } from './demo';
import { storyOf } from './story';

const now = new Date('2026-11-20T09:00:00Z');
const times = demoTimes(demoEnquiries.length, now);
const stories = demoEnquiries.map((enquiry, index) =>
  storyOf(enquiry, index, { submittedAt: times[index] ?? now, reference: 'G-1', now }),
);

it('is the same each time', () => {
  const again = demoEnquiries.map((enquiry, index) =>
    storyOf(enquiry, index, { submittedAt: times[index] ?? now, reference: 'G-1', now }),
  );
  expect(again).toEqual(stories);
});

it('has nothing that happens before its enquiry came, or ahead', () => {
  for (const [index, { owners, contacts, statuses, notes, replies }] of stories.entries())
    for (const { at } of [...owners, ...contacts, ...statuses, ...notes, ...replies]) {
      expect(at.getTime()).toBeGreaterThan(times[index]?.getTime() ?? 0);
      expect(at.getTime()).toBeLessThan(now.getTime());
    }
});

it('leaves the newest to whoever looks, and has something of everything', () => {
  expect(stories.slice(0, 4).every(({ contacts }) => contacts.length === 0)).toBe(true);
  const ends = new Set(stories.map(({ statuses }) => statuses.at(-1)?.to ?? 'new'));
  expect([...ends].sort()).toEqual(['delivered', 'in_progress', 'lost', 'new', 'pending']);
  const steps = stories.flatMap(({ nextStep }) => nextStep ?? []);
  expect(steps.some(({ at }) => at < now) && steps.some(({ at }) => at > now)).toBe(true);
  expect(stories.filter(({ owners }) => owners.length > 1).length).toBeGreaterThan(3);
});
