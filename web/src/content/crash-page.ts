/** The text of a page that has crashed. */
export const crashPage = {
  title: 'Something broke on this page',
  text: 'That is our fault. Please reload the page; if it happens again, call us at',
  /** Ends a sentence. */
  stop: '.',
  reload: 'Reload the page',
  home: { href: '/', label: 'Home' },
};

export type CrashWords = typeof crashPage;
