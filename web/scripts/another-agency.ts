/** What an agency writes over in its own files, and what it might write there. */
export const replaced = [
  ['Golghar', 'Sonpur'],
  ['golghar', 'sonpur'],
  ['गोलघर', 'सोनपुर'],
  ['Patna', 'Kolhapur'],
  ['पटना', 'कोल्हापुर'],
  ['Bihar', 'Maharashtra'],
  ['बिहार', 'महाराष्ट्र'],
  ["'GD'", "'SP'"],
  ['₹', '€'],
  ['Asia/Kolkata', 'Europe/Lisbon'],
  ["'India'", "'Portugal'"],
  ['Indian time', 'Lisbon time'],
] as const;

/** The files that are an agency's own. */
const ownFiles = /\/(web\/src\/content\/.+|services\/contracts\/src\/brand\/.+)\.ts$/;

/** How `brand/languages.ts` turns Hindi off. */
const englishAlone = [": readonly Language[] = ['en', 'hi']", ": readonly Language[] = ['en']"] as const;

/** The source of a file as another agency would have it, in English and Hindi or in English alone. */
export const asAnotherAgency = (file: string, source: string, inHindi = true): string =>
  ownFiles.test(file)
    ? [...replaced, ...(inHindi ? [] : [englishAlone])]
        .reduce((text, [old, now]) => text.replaceAll(old, now), source)
        .replaceAll('@sonpur/', '@golghar/')
    : source;
