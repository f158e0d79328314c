import { isBusy } from './popup';

/** A document whose focused element is within a match of the selector. */
const focusedIn = (selector: string) =>
  ({
    activeElement: { closest: (wanted: string) => (wanted.split(', ').includes(selector) ? {} : null) },
  }) as unknown as Document;

it.each(['form', 'textarea', '[data-thanks]'])('nobody is disturbed in %s', (selector) => {
  expect(isBusy(focusedIn(selector))).toBe(true);
});

it('whoever looks around is free', () => {
  expect(isBusy(focusedIn('main'))).toBe(false);
  expect(isBusy({ activeElement: null })).toBe(false);
});
