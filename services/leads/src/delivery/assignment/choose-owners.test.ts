import { type Assignment, noAssignment } from '@golghar/contracts';
import { chooseOwners, type NewLead } from './choose-owners';

const amit = { id: 'a', name: 'Amit' };
const ravi = { id: 'r', name: 'Ravi' };
const colleagues = { active: [amit, ravi], inTurn: [ravi, amit] };

const lead = (id: string, changes: Partial<NewLead> = {}): NewLead => ({
  id,
  service: 'seo',
  city: 'Patna',
  ...changes,
});

const choose = (rule: Partial<Assignment>, leads: NewLead[], known = colleagues) =>
  chooseOwners({ ...noAssignment, ...rule }, leads, known).map(({ to, reason }) => to?.name ?? reason);

it('gives nobody anything without a rule', () => {
  expect(choose({}, [lead('1')])).toEqual([]);
});

it('goes round, from whose turn it is', () => {
  expect(choose({ rule: 'round_robin' }, [lead('1'), lead('2'), lead('3')])).toEqual([
    'Ravi',
    'Amit',
    'Ravi',
  ]);
});

it('says so when nobody is at work', () => {
  expect(choose({ rule: 'round_robin' }, [lead('1')], { active: [amit], inTurn: [] })).toEqual([
    'Nobody who takes turns is at work.',
  ]);
});

it('goes by service, and says for which nobody is named', () => {
  const rule = { rule: 'service', services: { seo: 'a', paid_ads: 'gone' } } as const;
  expect(
    choose(rule, [lead('1'), lead('2', { service: 'other' }), lead('3', { service: 'paid_ads' })]),
  ).toEqual(['Amit', 'Nobody is named for Other.', 'Whoever is named for Paid Ads can’t sign in.']);
});

it('goes by city in whatever case', () => {
  const rule = { rule: 'city' as const, cities: [{ city: ' patna ', ownerId: 'r' }] };
  expect(
    choose(rule, [lead('1', { city: 'PATNA' }), lead('2', { city: 'Gaya' }), lead('3', { city: null })]),
  ).toEqual(['Ravi', 'Nobody is named for Gaya.', 'The enquiry names no city.']);
});
