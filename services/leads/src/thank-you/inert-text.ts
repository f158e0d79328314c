/** Dots of every script that a browser takes for the one in a host's name, between two signs that are not both digits. */
const dotInWord = /(?<=[^\s.\d])[.。．｡](?=[^\s.])|(?<=[^\s.])[.。．｡](?=[^\s.\d])/gu;

/**
 * A stranger's words so that no mail program makes a link or an address of them: an enquiry names any address as its
 * sender's, and what we mail to it must be of no use to whoever wants to advertise in our name.
 */
export const inertText = (text: string): string =>
  text
    .normalize('NFC')
    // Invisible signs, but for those that join letters of Indian scripts.
    .replaceAll(/(?!\u200c|\u200d|\n)[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/:\s*\/+/g, ' ')
    .replaceAll('@', ' @ ')
    .replaceAll(dotInWord, '$&\u0020');

/** The first characters of a text, whole ones. */
export const firstOf = (text: string, maxLength: number): string => {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('').trimEnd()} …`;
};

const maxNameLength = 60;

/** A name as a greeting takes it; empty where it is none. */
export const inertName = (name: string): string => {
  const words = inertText(name).replaceAll(/\s+/g, ' ').trim();
  return /^(?:[\p{L}\p{M}\s.'’-]|\u200c|\u200d)+$/u.test(words) && [...words].length <= maxNameLength
    ? words
    : '';
};
