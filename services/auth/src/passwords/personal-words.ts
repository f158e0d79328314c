type Person = { name: string; email: string };
type Agency = { name: string; publicUrl: string };

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Words one by one, and joined in both directions. */
const withJoined = (words: string[]) => [...words, words.join(''), [...words].reverse().join('')];

/** What a guesser who knows the person and the agency would try first: names, address and site. */
export function personalWords({ name, email }: Person, agency: Agency): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [
    email.toLowerCase(),
    local,
    ...withJoined(wordsOf(local)),
    ...wordsOf(domain),
    ...withJoined(wordsOf(name)),
    ...withJoined(wordsOf(agency.name)),
    ...wordsOf(new URL(agency.publicUrl).hostname),
    'golghar',
    'patna',
  ];
  return [...new Set(words)].filter((word) => word.length > 2);
}
