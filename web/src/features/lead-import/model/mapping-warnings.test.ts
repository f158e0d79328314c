import { mappingWarnings } from '../components/reading-fields';

const columns = ['Name', 'Contact', 'E-mail'];

it('says that nothing can be imported where neither a phone nor an e-mail column is chosen', () => {
  expect(mappingWarnings({ name: 0 }, { columns })).toEqual([expect.stringContaining('Phone or Email')]);
  expect(mappingWarnings({ phone: 1 }, { columns })[0]).toContain('Name');
});

it('says which of the two is missing while there is a column left that may have it', () => {
  expect(mappingWarnings({ name: 0, email: 2 }, { columns })).toEqual([expect.stringContaining('for Phone')]);
  expect(mappingWarnings({ name: 0, phone: 1 }, { columns })).toEqual([expect.stringContaining('for Email')]);
  expect(mappingWarnings({ name: 0, phone: 1 }, { columns: columns.slice(0, 2) })).toEqual([]);
  expect(mappingWarnings({ name: 0, phone: 1, email: 2 }, { columns: [...columns, 'Notes'] })).toEqual([]);
});
