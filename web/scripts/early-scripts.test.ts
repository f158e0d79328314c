import { newSourceSchema } from '@golghar/contracts';
import { sourceOf } from '../src/features/enquiry/model/source';
import { addSource, prefillForm, rememberArrival } from './early-scripts';

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

/** A browser's storage where its owner allows none. */
const denied = new Proxy(
  {},
  {
    get: () => {
      throw new Error('SecurityError');
    },
  },
);

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
    expect(() =>
      new Function('sessionStorage', 'location', 'document', rememberArrival)(denied, new URL(site), {
        referrer: '',
      }),
    ).not.toThrow();
  });
});

/** A page with that script alone; returns how its listener is called. */
function run(script: string, store: object, list: object | null = null, isQuarterly = false) {
  let listener: (event: object) => void = () => undefined;
  const names = ['sessionStorage', 'document', 'addEventListener', 'Element', 'Event'];
  new Function(...names, script)(
    store,
    { querySelector: (selector: string) => (selector.includes('billing') ? isQuarterly || null : list) },
    (_: string, given: typeof listener) => {
      listener = given;
    },
    Link,
    class {},
  );
  return (event: object) => listener(event);
}

class Link {
  constructor(readonly dataset: Record<string, string>) {}
  closest() {
    return Object.keys(this.dataset).length > 0 ? this : null;
  }
}

/** As a browser's: what is kept is not to be seen beside the methods. */
const makeStore = (kept: Record<string, string> = {}) => {
  const store: Record<string, unknown> = { ...kept };
  Object.defineProperty(store, 'removeItem', { value: (key: string) => delete store[key] });
  return store;
};

describe('a link that is pressed before its program is there', () => {
  const makeList = () => ({ value: '', dispatchEvent: jest.fn() });

  it('chooses its service in the form of the page', () => {
    const [store, list] = [makeStore(), makeList()];
    run(prefillForm, store, list)({ target: new Link({ service: 'seo' }) });
    expect(list.value).toBe('seo');
    expect(list.dispatchEvent).toHaveBeenCalledTimes(1);
    expect(store).toEqual({});
  });

  it('chooses it in the form of the page that it leads to', () => {
    const store = makeStore();
    run(prefillForm, store)({ target: new Link({ service: 'seo' }) });
    expect(store).toEqual({ enquiryService: 'seo' });
    const list = makeList();
    run(prefillForm, store, list);
    expect(list.value).toBe('seo');
    expect(store).toEqual({});
  });

  it('keeps its package', () => {
    const store = makeStore();
    run(prefillForm, store, makeList())({ target: new Link({ package: '{"label":"Growth"}' }) });
    expect(store).toEqual({ enquiryPackage: '{"label":"Growth"}' });
  });

  it('keeps the package with the billing that was chosen', () => {
    const link = new Link({
      package: '{"label":"Growth"}',
      packageQuarterly: '{"label":"Growth, quarterly"}',
    });
    for (const [isQuarterly, chosen] of [
      [false, link.dataset.package],
      [true, link.dataset.packageQuarterly],
    ] as const) {
      const store = makeStore();
      run(prefillForm, store, null, isQuarterly)({ target: link });
      expect(store).toEqual({ enquiryPackage: chosen });
    }
  });

  it('is a link like any other where it stands for nothing, or nothing can be kept', () => {
    const store = makeStore();
    const list = makeList();
    run(prefillForm, store, list)({ target: new Link({}) });
    expect([store, list.value]).toEqual([{}, '']);
    expect(() => run(prefillForm, denied)({ target: new Link({ service: 'seo' }) })).not.toThrow();
  });
});

describe('a form that the browser sends by itself', () => {
  const told = (store: object, isEnquiry = true) => {
    const formData = new FormData();
    run(addSource, store)({ target: { matches: () => isEnquiry }, formData });
    return formData.get('source');
  };
  const first: [string, string] = [
    `${site}/services?tab=digital`,
    'https://www.google.co.in/search?q=website',
  ];
  const last: [string, string] = [`${site}/?utm_source=facebook&utm_campaign=chhath&name=Asha`, `${site}/hi`];

  it('says where the visitor came from just as its program would', () => {
    for (const [store, source] of [
      [{ firstArrival: JSON.stringify(first) }, sourceOf(first)],
      [{ firstArrival: JSON.stringify(first), lastArrival: JSON.stringify(last) }, sourceOf(first, last)],
    ] as const) {
      expect(JSON.parse(String(told(store)))).toEqual(source);
      expect(newSourceSchema.parse(source)).toEqual(source);
    }
  });

  it('says nothing where nothing was kept, and nothing in another form', () => {
    expect(told({})).toBeNull();
    expect(told({ firstArrival: JSON.stringify(first) }, false)).toBeNull();
  });
});
