import type { LegalWords } from '../../legal/types';

export const legalWordsInHindi: LegalWords = {
  line: undefined,
  home: { href: '/hi', label: 'मुखपृष्ठ पर लौटिए' },
  updated: 'पिछला बदलाव:',
  contents: 'इस पेज में',
  closing: {
    title: 'कोई सवाल है?',
    text: 'सीधे हमसे पूछ लीजिए। हर बात हम आसान भाषा में समझा देंगे।',
    label: 'हमसे पूछिए',
    href: '/hi#contact',
  },
};
