import { checkLimits } from '@golghar/contracts';
import { findIncidents, incidentChanges, isStarting, titleOf } from './incidents';

const at = new Date('2026-11-21T03:00:00Z');
const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
const facts = { at, since: ago(600), postgres: { what: '', fault: 'it is away' } };

it('tells of faults alone, each since it was found first', () => {
  const backups = { folder: '/backups', lastAt: undefined };
  const [found, ...others] = findIncidents({ ...facts, backups }, []);
  expect([found?.key, found?.since, others]).toEqual(['postgres', at.toISOString(), []]);
  if (!found) throw new Error('nothing was found');
  const before = [{ ...found, since: ago(90).toISOString() }];
  expect(findIncidents(facts, before)[0]?.since).toBe(ago(90).toISOString());
});

it('tells of an incident once, and once when it is over', () => {
  const incidents = findIncidents(facts, []);
  expect(incidentChanges([], incidents)).toEqual({ begun: incidents, over: [] });
  expect(incidentChanges(['postgres'], incidents)).toEqual({ begun: [], over: [] });
  expect(incidentChanges(['postgres'], [])).toEqual({ begun: [], over: ['postgres'] });
});

it('has words for what is over', () => {
  expect(titleOf('process:leads (10.0.0.7)')).toBe('leads (10.0.0.7) does not answer');
  expect(titleOf('disk:/backups')).toBe('The disk of /backups is nearly full');
  expect(titleOf('of an older version')).toBe('of an older version');
});

it('leaves what was started with it two minutes', () => {
  expect(isStarting(ago(checkLimits.startSeconds - 1), at)).toBe(true);
  expect(isStarting(ago(checkLimits.startSeconds), at)).toBe(false);
});
