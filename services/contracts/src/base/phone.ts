/** What people write before an extension; a schema's pattern has no flag for case. */
const extension =
  '(?:[eE][xX][tT](?:[nN]|[eE][nN][sS][iI][oO][nN])?|[xX]|एक्सटेंशन)[\\p{Zs}.:]*\\p{Nd}{1,7}[\\p{Zs}\\p{Cf}]*';

/**
 * At least one digit of any script, and what people write between digits; a copied number may contain invisible direction marks.
 * No letters but those of an extension, and nothing that starts a command in a spreadsheet or a program.
 */
export const phoneCharacters = new RegExp(
  `^(?=\\P{L}*\\p{Nd})[\\p{Nd}\\p{Zs}\\p{Cf}\\p{Pd}\\t+().,/:;*#&~]+(?:${extension})?$`,
  'u',
);

const trailingExtension = new RegExp(`${extension}$`, 'u');

/** A phone number without its extension: `0612 222 3344` of `0612 222 3344 ext 4`. */
export const withoutExtension = (phone: string): string => phone.replace(trailingExtension, '');

/** Allowed length of a phone number as typed. */
export const minPhoneLength = 6;
export const maxPhoneLength = 32;

/**
 * Whether a number consists of zeros or ones only, which is nobody's anywhere. Whatever else looks made up may be real:
 * 1234567890 is a number in Baghpat, dialled 01234 567890, and 9999999999 a mobile phone.
 */
export const isImpossiblePhone = (phone: string): boolean =>
  phone.length >= minPhoneLength &&
  /^\P{Nd}*(?:[0०]\P{Nd}*)+$|^\P{Nd}*(?:[1१]\P{Nd}*)+$/u.test(withoutExtension(phone));
