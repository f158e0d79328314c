import { backOfficePaths } from '@golghar/contracts';

const parameter = 'next';

/** The sign-in page's address, with the page to come back to. */
export const loginPathFor = (current: string): string =>
  current === backOfficePaths.dashboard
    ? backOfficePaths.login
    : `${backOfficePaths.login}?${parameter}=${encodeURIComponent(current)}`;

/** Where to go after signing in: only ever to a page of the back office, the start unless one came from another. */
export function returnPath(search: URLSearchParams, start: string = backOfficePaths.dashboard): string {
  const next = search.get(parameter) ?? '';
  return /^\/admin\/(?!login)[\w/?=&%.+-]*$/.test(next) ? next : start;
}

/** Where the back office begins: on a phone with what is to be done today. */
export const startPath = (): string =>
  window.matchMedia('(max-width: 767px)').matches ? backOfficePaths.today : backOfficePaths.dashboard;
