import { readFilters, toQuery, viewQuery } from './filters';

const read = (text: string) => readFilters(new URLSearchParams(text));

it('leaves the space after a word where it is typed, and asks without it', () => {
  const filters = read('choice=roi+&source=my+shop+&q=asha+');
  expect(filters).toMatchObject({ choice: 'roi ', source: 'my shop ', q: 'asha ' });
  expect(toQuery(filters)).toEqual({ choice: 'roi', source: 'my shop', q: 'asha' });
  expect(toQuery(read('choice=+&source=+'))).toEqual({});
});

it('reads what the address says and ignores what makes no sense', () => {
  expect(
    read(
      'status=lost&service=seo&q=a+b&from=2026-11-01&to=2026-11-02&tag=vip&sort=due&owner=me&source=google&choice=seo&answer=late&wonSince=2026-11-01',
    ),
  ).toEqual({
    status: 'lost',
    service: 'seo',
    answer: 'late',
    sort: 'due',
    owner: 'me',
    tag: 'vip',
    source: 'google',
    choice: 'seo',
    q: 'a b',
    wonSince: '2026-11-01',
    from: '2026-11-01',
    to: '2026-11-02',
  });
  expect(
    read(
      'status=gone&service=tea&from=yesterday&to=2026-13-45&due=never&answer=no&sort=size&owner=amit&nextStep=1',
    ),
  ).toEqual({ tag: '', source: '', choice: '', q: '', wonSince: '', from: '', to: '' });
});

it("takes whole days by the agency's clock", () => {
  expect(toQuery(read('from=2026-11-01&to=2026-11-02'))).toEqual({
    from: '2026-10-31T18:30:00.000Z',
    to: '2026-11-02T18:30:00.000Z',
  });
});

it('asks for what is late, also for a view that was saved earlier', () => {
  expect(toQuery(read('due=overdue&sort=due'))).toEqual({ due: 'overdue', sort: 'due' });
  expect(toQuery(read('overdue=1'))).toEqual({ due: 'overdue' });
});

it("asks for somebody's leads, and for those with nothing planned", () => {
  const id = '019a0000-0000-7000-8000-000000000001';
  expect(toQuery(read(`owner=${id}&status=open&nextStep=none&source=google&choice=growth`))).toEqual({
    owner: id,
    status: 'open',
    nextStep: 'none',
    source: 'google',
    choice: 'growth',
  });
  expect(toQuery(read('owner=none'))).toEqual({ owner: 'none' });
});

it('asks for nothing by default', () => {
  expect(toQuery(read('lead=019a&q=++'))).toEqual({});
});

it('keeps the filters of a view and not the open lead', () => {
  expect(viewQuery(new URLSearchParams('lead=1&status=new&q=chhath%20puja&x=1&sort=due'))).toBe(
    'status=new&q=chhath+puja&sort=due',
  );
});
