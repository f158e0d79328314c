import { agency } from '@golghar/contracts';
import { makeReference, withReferenceDashes } from './reference';

describe('makeReference', () => {
  const references = Array.from({ length: 2000 }, makeReference);

  it('is eight letters and digits that are not mistaken for one another', () => {
    for (const reference of references)
      expect(reference).toMatch(
        new RegExp(`^${agency.referencePrefix}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`),
      );
  });

  it('does not repeat itself', () => {
    expect(new Set(references).size).toBe(references.length);
  });
});

it('a reference that is typed without its dashes gets them, and no other word does', () => {
  const reference = makeReference();
  const typed = reference.replaceAll('-', '');
  expect(withReferenceDashes(typed)).toBe(reference);
  expect(withReferenceDashes(typed.toLowerCase())).toBe(reference.toLowerCase());
  for (const other of [reference, typed.slice(0, -1), `${typed}0`, `x${typed}`, 'anjali'])
    expect(withReferenceDashes(other)).toBe(other);
});
