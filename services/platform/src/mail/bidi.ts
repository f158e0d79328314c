const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Keeps right-to-left letters and marks to the text that they are in: without it an override in a name would turn
 * the rest of the line round (Unicode UAX 9, isolates).
 */
export const isolate = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
