import { createContext, useContext } from 'react';
import type { SiteWords } from './words';

/** The words of the page's language; a layout provides them, so that no page bundles those of another language. */
export const WordsContext = createContext<SiteWords | undefined>(undefined);

export function useWords(): SiteWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A page stands in a layout that provides its words');
  return words;
}
