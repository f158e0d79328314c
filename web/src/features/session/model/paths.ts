import { backOfficePaths } from '@golghar/contracts';

const parameter = 'next';

/** URL of the sign-in page, with the page to return to. */
export const loginPathFor = (current: string): string =>
  current === backOfficePaths.dashboard
    ? backOfficePaths.login
    : `${backOfficePaths.login}?${parameter}=${encodeURIComponent(current)}`;

/** Where to go after signing in: only to pages of the back office (no open redirect), by default the start page. */
export function returnPath(search: URLSearchParams, start: string = backOfficePaths.dashboard): string {
  const next = search.get(parameter) ?? '';
  return /^\/admin\/(?!login)[\w/?=&%.+-]*$/.test(next) ? next : start;
}

/** Start page of the back office: Today on a phone. */
export const startPath = (): string =>
  window.matchMedia('(max-width: 767px)').matches ? backOfficePaths.today : backOfficePaths.dashboard;
