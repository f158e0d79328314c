import { withPresentNames } from './present-names';

const names = new Map([['a', 'Asha Sinha']]);

it('calls colleagues by their present names, wherever they stand', () => {
  const lead = {
    id: 'lead',
    name: 'Asha Kumari',
    owner: { id: 'a', name: 'Asha Kumari' },
    quarantine: null,
    notes: [{ id: 'n', content: 'Asha Kumari called', author: { id: 'a', name: 'Asha Kumari' } }],
    ownerChanges: [{ from: { id: 'gone', name: 'Ravi' }, to: { id: 'a', name: 'Asha Kumari' } }],
  };
  expect(withPresentNames(lead, names)).toEqual({
    ...lead,
    owner: { id: 'a', name: 'Asha Sinha' },
    notes: [{ id: 'n', content: 'Asha Kumari called', author: { id: 'a', name: 'Asha Sinha' } }],
    ownerChanges: [{ from: { id: 'gone', name: 'Ravi' }, to: { id: 'a', name: 'Asha Sinha' } }],
  });
});
