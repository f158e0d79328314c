export { privacy } from './privacy';
export { refund } from './refund';
export { terms } from './terms';

/** What the three pages have in common. */
export const legalLabels = {
  back: { href: '/', label: 'Back to Home' },
  updated: 'Last Updated',
  contents: 'On this page',
};
