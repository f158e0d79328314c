/** A number as SVG takes it, to a tenth of a unit. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes from an object; camel case becomes kebab case, what is undefined is left out. */
const attributes = (given: Record<string, string | number | undefined>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${typeof value === 'number' ? n(value) : value}"`,
    )
    .join('');

/** One element of a drawing. */
export const element = (
  name: string,
  given: Record<string, string | number | undefined>,
  children = '',
): string =>
  children ? `<${name}${attributes(given)}>${children}</${name}>` : `<${name}${attributes(given)}/>`;

export const path = (d: string, given: Record<string, string | number | undefined> = {}): string =>
  element('path', { d, fill: 'none', ...given });

/** A whole drawing, without a title: pages give it its alternative text. */
export const drawing = (width: number, height: number, children: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children}</svg>\n`;

/** `count` values from 0 on, mapped. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
