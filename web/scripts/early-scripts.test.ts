import { rememberArrival } from './early-scripts';

type Store = { firstArrival?: string; lastArrival?: string };

/** Opens pages one after another in one tab, as their own scripts see it. */
const open = (store: Store, ...pages: [address: string, referrer: string][]) => {
  for (const [address, referrer] of pages)
    new Function('sessionStorage', 'location', 'document', rememberArrival)(store, new URL(address), {
      referrer,
    });
  return [store.firstArrival, store.lastArrival].map((arrival) => arrival && JSON.parse(arrival));
};

const site = 'https://golghar.example';

describe('where a visitor came from', () => {
  it('is noted for the first page, and kept on the next ones', () => {
    const first = [`${site}/services`, 'https://www.google.com/'];
    expect(
      open({}, [`${site}/services`, 'https://www.google.com/'], [`${site}/pricing`, `${site}/services`]),
    ).toEqual([first, first]);
  });

  it('is noted anew when another site, or a campaign, leads here again', () => {
    const visit: [string, string] = [`${site}/`, ''];
    expect(open({}, visit, [`${site}/hi`, 'https://l.facebook.com/']).at(1)).toEqual([
      `${site}/hi`,
      'https://l.facebook.com/',
    ]);
    const campaign: [string, string] = [`${site}/pricing?utm_source=sms`, ''];
    expect(open({}, visit, campaign)).toEqual([visit, campaign]);
  });

  it('knows of nobody who typed the address, and takes no other site for its own', () => {
    expect(open({}, [`${site}/`, ''])).toEqual([[`${site}/`, ''], undefined]);
    expect(open({}, [`${site}/`, `${site}.evil.example/`]).at(1)).toBeDefined();
  });

  it('is let go where storage is denied', () => {
    const denied = new Proxy(
      {},
      {
        get: () => {
          throw new Error('SecurityError');
        },
      },
    );
    expect(() =>
      new Function('sessionStorage', 'location', 'document', rememberArrival)(denied, new URL(site), {
        referrer: '',
      }),
    ).not.toThrow();
  });
});
