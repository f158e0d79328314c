import { elapsedSince, emptyValues, openedAt } from './draft';

it.each([
  ['runs from when the form is there', emptyValues, {}, 4000],
  ['runs from the opening of the page when somebody typed before', emptyValues, { name: 'Asha' }, 9000],
  ['is not known of a draft', { ...emptyValues, message: 'My shop' }, {}, null],
  ['is not known of a draft that goes on', { name: 'A' }, { name: 'As' }, null],
])('the time that filling in the form took %s', (_, draft, early, elapsed) => {
  expect(elapsedSince(openedAt(draft, early, 5000.4), 9000.2)).toBe(elapsed);
});
