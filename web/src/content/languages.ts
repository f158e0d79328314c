import { inLanguage, type Language } from '@golghar/contracts';

/** Pages that are there in both languages, by their English addresses. */
export const inBothLanguages = ['/', '/startup-plan', '/pricing', '/privacy-policy'] as const;

/** The addresses of one page in both languages; undefined for pages in one language. */
export function versionsOf(path: string): Record<Language, string> | undefined {
  const english = inBothLanguages.find((page) => page === path || inLanguage(page, 'hi') === path);
  return english && { en: english, hi: inLanguage(english, 'hi') };
}

/**
 * Which address says the same in which language, as search engines ask for it (hreflang): `x-default` is for whoever
 * reads neither. Empty for pages in one language.
 */
export function alternatesOf(path: string): { language: string; path: string }[] {
  const versions = versionsOf(path);
  if (!versions) return [];
  return Object.entries({ ...versions, 'x-default': versions.en }).map(([language, version]) => ({
    language,
    path: version,
  }));
}
