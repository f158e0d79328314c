import { existsSync } from 'node:fs';
import path from 'node:path';
import { claims } from '@golghar/contracts';
import { root } from '../test/root';
import { findPlaceholders } from './placeholders';

const own = {
  agency: { phone: '+91 612 234 5678', whatsapp: '916122345678', email: 'hello@agency.in' },
  links: { facebook: 'https://facebook.com/agency', payment: '' },
  claims: {},
};
it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080', 'https://golghar.example'])(
  'has nothing to say of %s, which is not public',
  (address) => expect(findPlaceholders(address)).toEqual([]),
);

it('names what nobody has made their own', () => {
  const found = findPlaceholders('https://agency.in', {
    agency: { phone: '+91 612 000 0000', whatsapp: '916120000000', email: 'hello@agency.example' },
    links: { facebook: 'https://facebook.example/agency', payment: 'https://pay.agency.example/website' },
    claims: { 'five stars': ['web/src/content/home/hero.ts'] },
  });
  expect(found).toEqual([
    expect.stringMatching(/^Visitors who .*\+91 612 000 0000.*brand\/agency\.ts/),
    expect.stringMatching(/hello@agency\.example, https:\/\/facebook\.example.*https:\/\/pay\..*links\.ts/),
    expect.stringContaining('five stars'),
  ]);
});

it('takes the claims of the brand', () => {
  const found = findPlaceholders('https://agency.in');
  for (const claim of Object.keys(claims)) expect(found.join('\n')).toContain(claim);
});

it('is silent about each that was', () => {
  expect(findPlaceholders('https://agency.in', own)).toEqual([]);
  expect(findPlaceholders('https://agency.in', { ...own, claims: { 'five stars': [] } })).toEqual([
    expect.stringContaining('five stars'),
  ]);
});

it('names files that are there', () => {
  const files = Object.values(claims).flat();
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
