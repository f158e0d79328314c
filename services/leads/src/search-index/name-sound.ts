import { transliterate } from 'transliteration';

// Applied in this order. Vowels become i, u or a; letters with several Latin spellings become one.
const spellings: [RegExp, string][] = [
  [/[^a-z]/g, ''],
  [/ksh|x/g, 'ks'],
  [/ny(?=[cj])/g, 'n'],
  [/jny?|gn?y/g, 'gy'],
  [/ngh/g, 'nh'],
  [/c?ch+/g, 'c'],
  [/([bdgjkt])h/g, '$1'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/a[iy](?![aeiou])|e[eiy]?|i[ei]?y?|y(?![aeiou])/g, 'i'],
  [/a[uv](?=[^aeiou])|o[ouv]?|u+/g, 'u'],
  [/m(?=[bp])/g, 'n'],
  [/h$/, ''],
  [/(?!^)a/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Shorter keys fit too many names. */
const minKeyLength = 2;

/**
 * Roughly how a name sounds, however it is spelt: Anjali, Anjli and अंजलि are alike, and so are Chaudhari, Choudhary and चौधरी.
 * Short a's are left out, because Hindi doesn't write them. Undefined if too little remains.
 */
export function nameSound(word: string): string | undefined {
  const key = spellings.reduce(
    (text, [from, to]) => text.replace(from, to),
    transliterate(word.normalize('NFC')).toLowerCase(),
  );
  return key.length >= minKeyLength ? key : undefined;
}
