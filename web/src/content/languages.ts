import { inLanguage, type Language } from '@golghar/contracts';

/** Pages that are there in both languages, by their English addresses. */
export const inBothLanguages = ['/', '/startup-plan', '/pricing'] as const;

/** The addresses of one page in both languages; undefined for pages in one language. */
export function versionsOf(path: string): Record<Language, string> | undefined {
  const english = inBothLanguages.find((page) => page === path || inLanguage(page, 'hi') === path);
  return english && { en: english, hi: inLanguage(english, 'hi') };
}
