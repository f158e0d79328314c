import {
  groupsOf,
  type KnownKey,
  keysOf,
  partedGroups,
  planLinks,
  soundOfName,
  type UnlinkedLead,
} from './plan-links';

const lead = (
  id: string,
  phone: string,
  email: string,
  changes: Partial<UnlinkedLead> = {},
): UnlinkedLead => ({
  id,
  name: 'Asha Devi',
  phone,
  email,
  quarantinedAt: null,
  ...changes,
});

const known = (key: string, personId: string, isFixed = false): KnownKey => ({ key, personId, isFixed });

const peopleOf = ({ links }: ReturnType<typeof planLinks>) =>
  Object.fromEntries(links.map(({ leadId, personId }) => [leadId, personId]));

const asha = '+91 98350 12345';
const other = '098351 99999';

describe('planLinks', () => {
  it('makes a person of a first enquiry, known by number and address', () => {
    const plan = planLinks([lead('a', asha, 'Asha@Sweets.example')], []);
    expect(plan.people).toEqual([{ id: 'a', nameSound: soundOfName('Devi Asha') }]);
    expect(plan.keys).toEqual([
      { key: 'phone:+919835012345', personId: 'a' },
      { key: 'email:asha@sweets.example', personId: 'a' },
    ]);
    expect(peopleOf(plan)).toEqual({ a: 'a' });
  });

  it('knows them again by the number however it is typed, or by the address', () => {
    const leads = [
      lead('a', asha, 'a@x.example'),
      lead('b', '09835012345', 'b@x.example'),
      lead('c', other, 'B@x.example'),
    ];
    const plan = planLinks(leads, []);
    expect(peopleOf(plan)).toEqual({ a: 'a', b: 'a', c: 'a' });
    expect(plan.people).toHaveLength(1);
  });

  it('merges two known people whose number and address meet, into the earlier one', () => {
    const leads = [lead('n', asha, 'b@x.example'), lead('o', other, 'b@x.example')];
    const plan = planLinks(leads, [known('phone:+919835012345', '2'), known('email:b@x.example', '1')]);
    expect(plan.merges).toEqual([{ from: '2', to: '1' }]);
    expect(peopleOf(plan)).toEqual({ n: '1', o: '1' });
  });

  it('gives what came between two merges of one batch to the last one', () => {
    const keys = [
      known('email:1@x.example', '1'),
      known('email:2@x.example', '2'),
      known('email:3@x.example', '3'),
    ];
    const leads = [
      lead('a', asha, '3@x.example'),
      lead('b', asha, '2@x.example'),
      lead('c', asha, '1@x.example'),
    ];
    const plan = planLinks(leads, keys);
    expect(plan.merges).toEqual([
      { from: '3', to: '2' },
      { from: '2', to: '1' },
    ]);
    expect(peopleOf(plan)).toEqual({ a: '1', b: '1', c: '1' });
    expect(plan.keys).toEqual([{ key: 'phone:+919835012345', personId: '1' }]);
  });

  it('merges nobody of whom staff said who it is: the number decides', () => {
    const keys = [known('phone:+919835012345', '2', true), known('email:b@x.example', '1')];
    const plan = planLinks([lead('n', asha, 'b@x.example')], keys);
    expect(plan.merges).toEqual([]);
    expect(peopleOf(plan)).toEqual({ n: '2' });
  });

  it('lets spam neither merge people nor tell anything new of them', () => {
    const keys = [known('phone:+919835012345', '2'), known('email:b@x.example', '1')];
    expect(planLinks([lead('n', asha, 'b@x.example', { quarantinedAt: new Date() })], keys).merges).toEqual(
      [],
    );
    expect(planLinks([lead('n', asha, 'new@x.example', { quarantinedAt: new Date() })], keys).keys).toEqual(
      [],
    );
  });
});

it('knows no number in what can’t be one', () => {
  expect(keysOf({ phone: '12', email: ' A@x.example ' })).toEqual(['email:a@x.example']);
});

it('knows nobody by an address that a file has left out', () => {
  expect(keysOf({ phone: asha, email: ' ' })).toEqual(['phone:+919835012345']);
  const plan = planLinks([lead('a', asha, ''), lead('b', other, ''), lead('c', '', '')], []);
  expect(peopleOf(plan)).toEqual({ a: 'a', b: 'b', c: 'c' });
});

it('compares full names alone', () => {
  expect(soundOfName('Asha')).toBeNull();
  expect(soundOfName('Anjali Choudhary')).toBe(soundOfName('चौधरी Anjalee'));
});

const sender = (id: string, ...keys: string[]) => ({ id, keys });
const idsOf = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id).sort());

it('puts together what hangs together, in whichever order it comes', () => {
  const leads = [sender('a', '1'), sender('b', '2'), sender('c', '3'), sender('d', '1', '2')];
  expect(idsOf(groupsOf(leads)).sort()).toEqual([['a', 'b', 'd'], ['c']]);
  expect(groupsOf([])).toEqual([]);
});

describe('partedGroups', () => {
  it.each([
    ['stays alone', [sender('a', '9')], []],
    ['has something in common still', [sender('a', '9', 'x'), sender('b', '1', 'x')], []],
    ['leaves whom it is not', [sender('b', '1'), sender('a', '9')], [['a']]],
    ['held two others together', [sender('b', '1'), sender('c', '2'), sender('a', '9')], [['c'], ['a']]],
  ])('of a lead that %s', (_, leads, parted) => {
    expect(idsOf(partedGroups('b', leads, { id: 'a', before: ['1', '2'] }))).toEqual(parted);
  });

  it('leaves the person to whoever is called so', () => {
    const leads = [sender('b', '1'), sender('a', '9')];
    expect(idsOf(partedGroups('a', leads, { id: 'a', before: ['1'] }))).toEqual([['b']]);
  });

  it('parts nobody whom staff put together', () => {
    const leads = [sender('a', '9'), sender('b', '2')];
    expect(partedGroups('a', leads, { id: 'a', before: ['1'] })).toEqual([]);
  });
});
