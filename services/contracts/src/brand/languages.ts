export const knownLanguages = ['en', 'hi'] as const;

export type Language = (typeof knownLanguages)[number];

/** Languages of the public site, always including English: without `hi` neither the site nor any mail is in Hindi. */
export const languages: readonly Language[] = ['en', 'hi'];

/** The language to answer in: English if the agency does not offer the requested one. */
export const offeredLanguage = (asked: unknown): Language =>
  languages.find((language) => language === asked) ?? 'en';

/** The same address in another language: Hindi pages have the English addresses after `/hi`. */
export const inLanguage = (path: string, language: Language): string =>
  offeredLanguage(language) === 'hi' ? `/hi${path === '/' ? '' : path}` : path;
