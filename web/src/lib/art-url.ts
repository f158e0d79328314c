/** Where the build puts the drawings (web/scripts/art-files.ts). */
declare const __ART_BASE__: string;

/** Where drawings and previews are. */
export const artBase = __ART_BASE__;

/** Address of a drawing, such as `logos/wishluv`; a page that shows one which nobody drew breaks the build. */
export const artUrl = (name: string): string => `${artBase}/${name}.svg`;
