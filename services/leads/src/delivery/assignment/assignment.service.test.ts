import { type Assignment, noAssignment } from '@golghar/contracts';
import { chooseOwner, type NewLead } from './assignment.service';

const amit = { id: 'a', name: 'Amit' };
const ravi = { id: 'r', name: 'Ravi' };
const present = [ravi, amit];
const services = { seo: 'a', paid_ads: 'gone' };
const cities = [{ city: ' patna ', ownerId: 'r' }];

const cases: [Partial<Assignment>, Partial<NewLead>, number, string][] = [
  [{ rule: 'round_robin' }, {}, 0, 'Ravi'],
  [{ rule: 'round_robin' }, {}, 1, 'Amit'],
  [{ rule: 'round_robin' }, {}, 2, 'Ravi'],
  [{ rule: 'service', services }, { service: 'seo' }, 0, 'Amit'],
  [{ rule: 'service', services }, { service: 'other' }, 0, 'Nobody is named for Other.'],
  [{ rule: 'service', services }, { service: 'paid_ads' }, 0, 'Whoever is named for Paid Ads can’t sign in.'],
  [{ rule: 'city', cities }, { city: 'PATNA' }, 0, 'Ravi'],
  [{ rule: 'city', cities }, { city: 'Gaya' }, 0, 'Nobody is named for Gaya.'],
  [{ rule: 'city', cities }, { city: null }, 0, 'The enquiry names no city.'],
];

const choose = (rule: Partial<Assignment>, lead: Partial<NewLead>, turn: number, inTurn = present) => {
  const wanted = { service: 'seo', city: 'Patna', ...lead } as const;
  const chosen = chooseOwner({ ...noAssignment, ...rule }, { active: [amit, ravi], inTurn }, wanted, turn);
  return typeof chosen === 'string' ? chosen : chosen.name;
};

it.each(cases)('%j gives %j as number %i to: %s', (rule, lead, turn, chosen) => {
  expect(choose(rule, lead, turn)).toBe(chosen);
});

it('says so when nobody is at work', () => {
  expect(choose({ rule: 'round_robin' }, {}, 0, [])).toBe('Nobody who takes turns is at work.');
});
