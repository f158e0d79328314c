import { agency } from '@golghar/contracts';
import { makeReference } from './reference';

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
