/** Where the build puts the drawings (web/scripts/art-files.ts). */
declare const __ART_BASE__: string;

/** Where drawings and previews are. */
const artBase = __ART_BASE__;

/** Address of a drawing, such as `logos/wishluv`; a page that uses a drawing which doesn't exist breaks the build. */
export const artUrl = (name: string): string => `${artBase}/${name}.svg`;

const widths = [480, 640, 960, 1280];

/** Addresses of a project's preview in all widths, in the format of `srcset`. */
export const previewSources = (id: string): string =>
  widths.map((width) => `${artBase}/previews/${id}-${width}.avif ${width}w`).join(', ');

/** The fallback for browsers without AVIF. */
export const previewUrl = (id: string): string => `${artBase}/previews/${id}-640.webp`;
