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

/** The source of a file as another agency would have it. */
export const asAnotherAgency = (file: string, source: string): string =>
  ownFiles.test(file)
    ? replaced
        .reduce((text, [old, now]) => text.replaceAll(old, now), source)
        .replaceAll('@sonpur/', '@golghar/')
    : source;
