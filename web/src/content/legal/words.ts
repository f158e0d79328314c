import type { LegalWords } from './types';

/** The words around every legal text. */
export const legalWords: LegalWords = {
  line: { name: 'legal', words: 'भरोसे की बात' },
  home: { href: '/', label: 'Back to Home' },
  updated: 'Last Updated:',
  contents: 'Contents',
  closing: {
    title: 'A question about this?',
    text: 'Ask one of us. We will explain any line in plain words.',
    label: 'Ask us',
    href: '/#contact',
  },
};
