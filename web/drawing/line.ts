import { palette } from './colours';
import { element, path } from './svg';

type Given = Record<string, string | number | undefined>;

/** The ink contour of a shape. */
export const contour = {
  stroke: palette.ink,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** A flat shape with its ink contour. */
export const flat = (d: string, fill: string, given: Given = {}): string =>
  path(d, { fill, ...contour, ...given });

/** A shape with a double contour: a pale line inside the ink. */
export const doubled = (d: string, fill: string, pale: string = palette.haldi): string =>
  path(d, { fill, ...contour, strokeWidth: 13 }) +
  path(d, { stroke: pale, strokeWidth: 5, strokeLinejoin: 'round' });

/** Clips its content to an outline; `id` identifies the outline within the drawing. */
export const within = (id: string, outline: string, content: string): string =>
  element('clipPath', { id }, path(outline)) + element('g', { clipPath: `url(#${id})` }, content);

/** The ground line of a picture: a thick line and a thin one. */
export const groundLine = (y: number, width: number): string =>
  path(`M0 ${y}H${width}`, { stroke: palette.ink, strokeWidth: 7 }) +
  path(`M0 ${y + 8.5}H${width}`, { stroke: palette.ink, strokeWidth: 2.5 });

/** Kachni: slanted hatching of a box; clip it to the shape that it fills. */
export function hatching(
  x: number,
  y: number,
  width: number,
  height: number,
  given: { gap?: number; stroke?: string; strokeWidth?: number } = {},
): string {
  const { gap = 9, stroke = palette.ink, strokeWidth = 2 } = given;
  const lines = Array.from(
    { length: Math.ceil((width + height) / gap) },
    (_, index) => `M${x - height + index * gap} ${y + height}l${height} ${-height}`,
  );
  return path(lines.join(''), { stroke, strokeWidth });
}
