import type { CrashWords } from '../crash-page';

export const crashPageInHindi: CrashWords = {
  title: 'इस पेज में कुछ गड़बड़ हो गई',
  text: 'ग़लती हमारी है। पेज दोबारा खोलिए; फिर भी न खुले तो हमें फ़ोन कीजिए:',
  stop: '',
  reload: 'दोबारा खोलिए',
  home: { href: '/hi', label: 'मुखपृष्ठ' },
};
