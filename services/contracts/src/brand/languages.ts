export const knownLanguages = ['en', 'hi'] as const;

export type Language = (typeof knownLanguages)[number];

/** Languages of the public site, English always among them: without `hi` nothing of the site, nor a mail, is in Hindi. */
export const languages: readonly Language[] = ['en', 'hi'];

/** The language to answer in: English, where the agency does not offer what was asked for. */
export const offeredLanguage = (asked: unknown): Language =>
  languages.find((language) => language === asked) ?? 'en';

/** The same address in another language: Hindi pages have the addresses of the English ones behind `/hi`. */
export const inLanguage = (path: string, language: Language): string =>
  offeredLanguage(language) === 'hi' ? `/hi${path === '/' ? '' : path}` : path;
