import { isBusy } from './popup';

/** A document of which something has the focus that is within what the selector names. */
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
