import { loginPathFor, returnPath } from './paths';

describe('the way back after signing in', () => {
  it('leads to where one was, filters included', () => {
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
  ])('leads to the dashboard and not to %j', (next) => {
    expect(returnPath(new URLSearchParams({ next }))).toBe('/admin/dashboard');
  });
});
