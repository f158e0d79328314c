import { palette } from './colours';
import { element, n, path, times } from './svg';

type Band = { x: number; y: number; width: number; height: number };

const ground = ({ x, y, width, height }: Band, fill: string) =>
  element('rect', { x, y, width, height, fill });

/** Kachni: slanted hatching on white. */
const hatched = (band: Band) => {
  const { x, y, width, height } = band;
  const lines = times(
    Math.ceil((width + height) / 7),
    (index) => `M${n(x - height + index * 7)} ${n(y + height)}l${n(height * 0.55)} ${n(-height)}`,
  );
  return ground(band, palette.white) + path(lines.join(''), { stroke: palette.ink, strokeWidth: 1.7 });
};

/** Bharni: nested small arches on a flat colour of the palette. */
const arched = (band: Band, fill: string) => {
  const { x, y, width, height } = band;
  const foot = n(y + height);
  const count = Math.ceil(width / 22);
  const outer = times(count, (index) => `M${n(x + index * 22)} ${foot}a11 ${n(height * 0.74)} 0 0 1 22 0`);
  const inner = times(
    count,
    (index) => `M${n(x + index * 22 + 5.5)} ${foot}a5.5 ${n(height * 0.42)} 0 0 1 11 0`,
  );
  return (
    ground(band, fill) +
    path(outer.join(''), { stroke: palette.white, strokeWidth: 2.6 }) +
    path(inner.join(''), { stroke: palette.white, strokeWidth: 2 })
  );
};

/** Turmeric lozenges on a flat colour of the palette. */
const lozenged = (band: Band, fill: string) => {
  const { x, y, width, height } = band;
  const half = height / 2 - 4;
  const shapes = times(
    Math.ceil(width / 26),
    (index) => `M${n(x + index * 26 + 13)} ${n(y + 4)}l11 ${n(half)}l-11 ${n(half)}l-11 ${n(-half)}z`,
  );
  return (
    ground(band, fill) + path(shapes.join(''), { fill: palette.haldi, stroke: palette.ink, strokeWidth: 2 })
  );
};

/** A band of the granary's wall; the pattern repeats every four bands. */
export function wallBand(band: Band, index: number): string {
  const { x, y, width } = band;
  const kinds = [
    () => arched(band, palette.neel),
    () => hatched(band),
    () => lozenged(band, index % 8 === 2 ? palette.alta : palette.patta),
    () => hatched(band),
  ];
  const rule = (at: number, strokeWidth: number) =>
    path(`M${n(x)} ${n(at)}H${n(x + width)}`, { stroke: palette.ink, strokeWidth });
  return (kinds[index % kinds.length]?.() ?? '') + rule(y, 3.2) + rule(y + 4.5, 1.6);
}
