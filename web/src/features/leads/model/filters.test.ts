import { readFilters, toQuery, viewQuery } from './filters';

const read = (text: string) => readFilters(new URLSearchParams(text));

it('reads what the address says and ignores what makes no sense', () => {
  expect(read('status=lost&service=seo&q=a+b&from=2026-11-01&to=2026-11-02')).toMatchObject({
    status: 'lost',
    service: 'seo',
    q: 'a b',
    from: '2026-11-01',
    to: '2026-11-02',
    isOverdue: false,
  });
  expect(read('status=gone&service=tea&from=yesterday&to=2026-13-45&overdue=yes')).toEqual({
    status: undefined,
    service: undefined,
    q: '',
    from: '',
    to: '',
    isOverdue: false,
  });
});

it("takes whole days by India's clock", () => {
  expect(toQuery(read('from=2026-11-01&to=2026-11-02'))).toEqual({
    from: '2026-10-31T18:30:00.000Z',
    to: '2026-11-02T18:30:00.000Z',
  });
});

it('takes the overdue for new ones of four business hours ago, or earlier if so asked', () => {
  const now = new Date('2026-11-18T15:00:00+05:30');
  expect(toQuery(read('overdue=1&status=lost'), now)).toEqual({
    status: 'new',
    to: '2026-11-18T05:30:00.000Z',
  });
  expect(toQuery(read('overdue=1&to=2026-11-10'), now).to).toBe('2026-11-10T18:30:00.000Z');
});

it('asks for nothing by default', () => {
  expect(toQuery(read('lead=019a&q=++'))).toEqual({});
});

it('keeps the filters of a view and not the open lead', () => {
  expect(viewQuery(new URLSearchParams('lead=1&status=new&q=chhath%20puja&x=1'))).toBe(
    'status=new&q=chhath+puja',
  );
});
