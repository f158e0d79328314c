import { agency } from '@golghar/contracts';
import { makeReference, withReferenceDashes } from './reference';

it('makes references of eight letters and digits that are not mistaken for one another, each once', () => {
  const references = Array.from({ length: 2000 }, makeReference);
  const letters = '[0-9A-HJKMNP-TV-Z]{4}';
  for (const reference of references)
    expect(reference).toMatch(new RegExp(`^${agency.referencePrefix}-${letters}-${letters}$`));
  expect(new Set(references).size).toBe(references.length);
});

it('a reference that is typed without its dashes gets them, and no other word does', () => {
  const reference = makeReference();
  const typed = reference.replaceAll('-', '');
  expect(withReferenceDashes(typed)).toBe(reference);
  expect(withReferenceDashes(typed.toLowerCase())).toBe(reference.toLowerCase());
  for (const other of [reference, typed.slice(0, -1), `${typed}0`, `x${typed}`, 'anjali'])
    expect(withReferenceDashes(other)).toBe(other);
});
