import { loginPathFor, returnPath } from './paths';

it('the way back after signing in leads to where one was, filters included', () => {
  const path = '/admin/submissions?status=new&q=asha%20k';
  expect(returnPath(new URLSearchParams(loginPathFor(path).split('?')[1]))).toBe(path);
});

it.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/admin/login',
  '/',
  'javascript:alert(1)',
  '/admin/../..//x:y',
])('the way back after signing in leads to the dashboard and not to %j', (next) => {
  expect(returnPath(new URLSearchParams({ next }))).toBe('/admin/dashboard');
});
