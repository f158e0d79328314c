/** What is written behind a number for the switchboard; a schema's pattern knows no flag for capital letters. */
const extension =
  '(?:[eE][xX][tT](?:[nN]|[eE][nN][sS][iI][oO][nN])?|[xX]|एक्सटेंशन)[\\p{Zs}.:]*\\p{Nd}{1,7}[\\p{Zs}\\p{Cf}]*';

/**
 * At least one digit of any script, and what people write between digits; a number that is copied may bring invisible
 * direction marks. No letters but those of an extension, and nothing with which a spreadsheet or a program begins a command.
 */
export const phoneCharacters = new RegExp(
  `^(?=\\P{L}*\\p{Nd})[\\p{Nd}\\p{Zs}\\p{Cf}\\p{Pd}\\t+().,/:;*#&~]+(?:${extension})?$`,
  'u',
);

const trailingExtension = new RegExp(`${extension}$`, 'u');

/** A phone number without its extension: `0612 222 3344` of `0612 222 3344 ext 4`. */
export const withoutExtension = (phone: string): string => phone.replace(trailingExtension, '');

/** Characters of a phone number as it is typed. */
export const minPhoneLength = 6;
export const maxPhoneLength = 32;

/**
 * Whether a number is zeros or ones alone, which are nobody's anywhere. Whatever else looks made up may be somebody's:
 * 1234567890 is one of Baghpat, dialled 01234 567890, and 9999999999 a mobile phone.
 */
export const isImpossiblePhone = (phone: string): boolean =>
  phone.length >= minPhoneLength &&
  /^\P{Nd}*(?:[0०]\P{Nd}*)+$|^\P{Nd}*(?:[1१]\P{Nd}*)+$/u.test(withoutExtension(phone));
