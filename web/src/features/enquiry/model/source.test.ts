import { newSourceSchema } from '@golghar/contracts';
import { sourceOf } from './source';

const site = 'https://golghar.example';
const utm = { source: null, medium: null, campaign: null, term: null, content: null };

it('names the page on which a visit began and the host that led there', () => {
  expect(sourceOf([`${site}/services?tab=digital#top`, 'https://www.google.co.in/search?q=website'])).toEqual(
    {
      landingPage: '/services',
      referrer: 'www.google.co.in',
      utm,
    },
  );
});

it('tells what led here last, and what led here first', () => {
  const first = [`${site}/hi`, 'https://www.google.com/'] as [string, string];
  const last = [
    `${site}/pricing?utm_source=facebook&utm_medium=cpc&utm_campaign=%E0%A4%9B%E0%A4%A0&utm_term=a&utm_content=b`,
    'https://l.facebook.com/',
  ] as [string, string];
  expect(sourceOf(first, last)).toEqual({
    landingPage: '/pricing',
    referrer: 'l.facebook.com',
    utm: { source: 'facebook', medium: 'cpc', campaign: 'छठ', term: 'a', content: 'b' },
    first: { landingPage: '/hi', referrer: 'www.google.com', utm },
  });
  expect(sourceOf(last, last)).not.toHaveProperty('first');
});

it.each(['', `${site}/services`, 'no address', 'about:blank'])('knows no host from %j', (referrer) => {
  expect(sourceOf([`${site}/`, referrer]).referrer).toBeNull();
});

it('tells nothing else of an address', () => {
  const source = sourceOf([
    `${site}/newsletter/confirm?token=secret&utm_source=mail#x`,
    'https://mail.example/inbox?user=asha',
  ]);
  expect(JSON.stringify(source)).not.toMatch(/secret|asha/);
  expect(newSourceSchema.parse(source)).toEqual(source);
});

it('names an app that led here', () => {
  expect(sourceOf([`${site}/`, 'android-app://com.google.android.gm/']).referrer).toBe(
    'com.google.android.gm',
  );
});
