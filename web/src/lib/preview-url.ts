import { artBase } from './art-url';

const widths = [480, 640, 960, 1280];

/** Addresses of a project's preview in all widths, as `srcset` takes them. */
export const previewSources = (id: string): string =>
  widths.map((width) => `${artBase}/previews/${id}-${width}.avif ${width}w`).join(', ');

/** The one that browsers take that know no AVIF. */
export const previewUrl = (id: string): string => `${artBase}/previews/${id}-640.webp`;
