import { locateBrowser } from './support/browser';

it('CHROMIUM_PATH comes before all others', () => {
  expect(locateBrowser({ CHROMIUM_PATH: '/opt/browser' })).toEqual({
    executablePath: '/opt/browser',
    env: {},
  });
});
