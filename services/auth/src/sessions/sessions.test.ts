import { deviceName } from './sessions';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Redmi) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
  ['\u{1F600}', 'Unknown browser'],
])('deviceName calls %j %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
