import { newSourceSchema } from '@golghar/contracts';
import { prefillForm, tellSource } from './early-scripts';

type Listener = (event: object) => void;

/** Runs the script alone with stubbed globals; returns a function that dispatches an event to its listeners. */
function run(script: string, given: Record<string, unknown>) {
  const listeners: Record<string, Listener> = {};
  const all = {
    ...given,
    Element: Link,
    Event: class {},
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
  };
  new Function(...Object.keys(all), script)(...Object.values(all));
  return (name: string, event: object = {}) => listeners[name]?.(event);
}

const site = 'https://golghar.example';

/** A browser's storage when access is denied. */
const denied = new Proxy(
  {},
  {
    get: () => {
      throw new Error('SecurityError');
    },
  },
);

describe('where a visitor came from', () => {
  type Arrival = [address: string, referrer: string];
  const utm = { source: null, medium: null, campaign: null, term: null, content: null };

  /** Opens pages one after another in one tab; returns the source that the form of the last one sends. */
  const told = (pages: Arrival[], { store = {}, isEnquiry = true } = {}) => {
    const formData = new FormData();
    for (const [address, referrer] of pages)
      run(tellSource, { sessionStorage: store, location: new URL(address), document: { referrer } })(
        'formdata',
        {
          target: { matches: () => isEnquiry },
          formData,
        },
      );
    const source = JSON.parse(String(formData.get('source')));
    if (source) expect(newSourceSchema.parse(source)).toEqual(source);
    return source;
  };

  it('is what led here last when another site, or a campaign, leads here again, with what led here first', () => {
    const first: Arrival = [`${site}/hi`, 'https://www.google.com/'];
    const campaign =
      'utm_source=facebook&utm_medium=cpc&utm_campaign=%E0%A4%9B%E0%A4%A0&utm_term=a&utm_content=b';
    const last = {
      landingPage: '/pricing',
      referrer: 'l.facebook.com',
      utm: { source: 'facebook', medium: 'cpc', campaign: 'छठ', term: 'a', content: 'b' },
      first: { landingPage: '/hi', referrer: 'www.google.com', utm },
    };
    expect(told([first, [`${site}/pricing?${campaign}`, 'https://l.facebook.com/']])).toEqual(last);
    expect(told([first, [`${site}/pricing?${campaign}`, '']])).toEqual({ ...last, referrer: null });
    expect(told([first, [`${site}/`, 'https://l.facebook.com/']])).toMatchObject({ first: last.first });
  });

  it.each([
    ['', null],
    [`${site}/services`, null],
    ['no address', null],
    ['about:blank', null],
    [`${site}.evil.example/`, 'golghar.example.evil.example'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ])('after %j is %j', (referrer, host) => {
    expect(told([[`${site}/`, referrer]]).referrer).toBe(host);
  });

  it('tells nothing else of an address', () => {
    const source = told([
      [`${site}/newsletter/confirm?token=secret&utm_source=mail#x`, 'https://mail.example/inbox?user=asha'],
    ]);
    expect(JSON.stringify(source)).not.toMatch(/secret|asha/);
  });

  it('is this page alone where storage is denied, and told in no other form', () => {
    expect(told([[`${site}/pricing`, '']], { store: denied })).toMatchObject({ landingPage: '/pricing' });
    expect(told([[`${site}/`, '']], { isEnquiry: false })).toBeNull();
  });
});

class Link {
  constructor(readonly dataset: Record<string, string>) {}
  closest() {
    return Object.keys(this.dataset).length > 0 ? this : null;
  }
}

/** As in a browser: the methods are not enumerable. */
const makeStore = () => {
  const store: Record<string, unknown> = {};
  Object.defineProperty(store, 'removeItem', { value: (key: string) => delete store[key] });
  return store;
};

describe('a link to the form', () => {
  const open = (
    sessionStorage: object,
    list: object | null = null,
    { isQuarterly = false, lateList = list } = {},
  ) => {
    let shown = list;
    const tell = run(prefillForm, {
      sessionStorage,
      document: {
        querySelector: (selector: string) => (selector.includes('billing') ? isQuarterly || null : shown),
      },
    });
    return {
      press: (dataset: Record<string, string>) => tell('click', { target: new Link(dataset) }),
      change: () => tell('change', { isTrusted: true, target: { matches: () => true } }),
      leadOn: () => {
        shown = lateList;
        tell('enquiryform');
      },
    };
  };
  const makeList = (isReady = true) => ({
    value: '',
    form: { hasAttribute: () => isReady },
    dispatchEvent: vi.fn(),
  });

  it('chooses it in the form of the page that is loaded next', () => {
    const [store, list] = [makeStore(), makeList()];
    open(store).press({ service: 'seo' });
    expect(store).toEqual({ enquiryService: 'seo' });
    open(store, list);
    expect(list.value).toBe('seo');
    expect(store).toEqual({});
  });

  it.each([makeStore(), denied])('chooses it where the router leads, whatever is kept', (store) => {
    const lateList = makeList();
    const page = open(store, null, { lateList });
    page.press({ service: 'seo' });
    page.leadOn();
    expect(lateList.value).toBe('seo');
    lateList.value = '';
    page.leadOn();
    expect(lateList.value).toBe('');
  });

  it('chooses it again in a form that its program draws anew, unless the visitor has chosen another', () => {
    for (const isChanged of [false, true]) {
      const store = makeStore();
      const [list, lateList] = [makeList(false), makeList(false)];
      const page = open(store, list, { lateList });
      page.press({ service: 'seo' });
      expect(list.value).toBe('seo');
      if (isChanged) page.change();
      page.leadOn();
      expect(lateList.value).toBe(isChanged ? '' : 'seo');
      expect(store).toEqual({});
    }
  });

  it('keeps its package, with the billing that was chosen', () => {
    const [once, quarterly] = ['{"label":"Growth"}', '{"label":"Growth, quarterly"}'];
    for (const [isQuarterly, dataset, chosen] of [
      [false, { package: once }, once],
      [false, { package: once, packageQuarterly: quarterly }, once],
      [true, { package: once, packageQuarterly: quarterly }, quarterly],
    ] as const) {
      const store = makeStore();
      open(store, null, { isQuarterly }).press(dataset);
      expect(store).toEqual({ enquiryPackage: chosen });
    }
  });

  it('is a link like any other where it stands for nothing', () => {
    const [store, list] = [makeStore(), makeList()];
    open(store, list).press({});
    expect([store, list.value]).toEqual([{}, '']);
  });
});
