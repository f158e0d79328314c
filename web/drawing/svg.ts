/** A number in SVG syntax, rounded to a tenth of a unit. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes from an object: camel case becomes kebab case, and undefined values are left out. */
const attributes = (given: Record<string, string | number | undefined>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${typeof value === 'number' ? n(value) : value}"`,
    )
    .join('');

/** One SVG element. */
export const element = (
  name: string,
  given: Record<string, string | number | undefined>,
  children = '',
): string =>
  children ? `<${name}${attributes(given)}>${children}</${name}>` : `<${name}${attributes(given)}/>`;

export const path = (d: string, given: Record<string, string | number | undefined> = {}): string =>
  element('path', { d, fill: 'none', ...given });

/** A whole drawing without a title: pages provide the alternative text. */
export const drawing = (width: number, height: number, children: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children}</svg>\n`;

/** `count` values, mapped from the indices 0 to `count` - 1. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
