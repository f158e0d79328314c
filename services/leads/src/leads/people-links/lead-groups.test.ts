import { groupsOf, partedGroups } from './lead-groups';

const lead = (id: string, ...keys: string[]) => ({ id, keys });
const idsOf = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id).sort());

it('puts together what hangs together, in whichever order it comes', () => {
  const leads = [lead('a', '1'), lead('b', '2'), lead('c', '3'), lead('d', '1', '2')];
  expect(idsOf(groupsOf(leads)).sort()).toEqual([['a', 'b', 'd'], ['c']]);
  expect(groupsOf([])).toEqual([]);
});

describe('partedGroups', () => {
  it.each([
    ['stays alone', [lead('a', '9')], []],
    ['has something in common still', [lead('a', '9', 'x'), lead('b', '1', 'x')], []],
    ['leaves whom it is not', [lead('b', '1'), lead('a', '9')], [['a']]],
    ['held two others together', [lead('b', '1'), lead('c', '2'), lead('a', '9')], [['c'], ['a']]],
  ])('of a lead that %s', (_, leads, parted) => {
    expect(idsOf(partedGroups('b', leads, { id: 'a', before: ['1', '2'] }))).toEqual(parted);
  });

  it('leaves the person to whoever is called so', () => {
    const leads = [lead('b', '1'), lead('a', '9')];
    expect(idsOf(partedGroups('a', leads, { id: 'a', before: ['1'] }))).toEqual([['b']]);
  });

  it('parts nobody whom staff put together', () => {
    const leads = [lead('a', '9'), lead('b', '2')];
    expect(partedGroups('a', leads, { id: 'a', before: ['1'] })).toEqual([]);
  });
});
