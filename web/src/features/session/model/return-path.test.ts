import { loginPathFor, returnPath } from './paths';

it('the way back after signing in leads to where one was, filters included', () => {
  const path = '/admin/submissions?status=new&q=asha%20k';
  expect(returnPath(new URLSearchParams(loginPathFor(path).split('?')[1]))).toBe(path);
});

const elsewhere = ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/admin/../..//x:y'];
it.each(['', '/', '/admin/login', ...elsewhere])('the way back is the dashboard, not %j', (next) => {
  expect(returnPath(new URLSearchParams({ next }))).toBe('/admin/dashboard');
});
