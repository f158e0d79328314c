import type { NotFoundContent } from '../not-found';
import { site } from '../site';

export const notFoundInHindi: NotFoundContent = {
  line: undefined,
  code: '404',
  title: 'यह पेज नहीं मिला',
  text: 'मछली ग़लत किनारे आ गई। जो पेज आप खोज रहे हैं, वह कहीं और चला गया है, या यहाँ था ही नहीं।',
  home: { href: '/hi', label: 'मुखपृष्ठ पर लौटिए' },
  contact: { href: '/hi#contact', label: 'हमसे बात कीजिए' },
};

export const notFoundSeoInHindi = {
  title: `पेज नहीं मिला | ${site.name}`,
  description: 'यह पेज कहीं और चला गया है या यहाँ था ही नहीं। मुखपृष्ठ पर लौटिए, या हमें लिखिए, हम ढूँढ़ देंगे।',
};
