/** Languages of the public site; English where nothing says otherwise. */
export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

/** The same address in another language: Hindi pages have the addresses of the English ones behind `/hi`. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'hi' ? `/hi${path === '/' ? '' : path}` : path;
