declare module 'subset-font' {
  /** One value of an axis, or the range to keep. */
  type Axis = number | { min: number; max: number; default: number };
  type Options = {
    targetFormat?: 'woff2' | 'sfnt' | 'truetype';
    variationAxes?: Record<string, Axis>;
    /** Then there is no text. */
    keepAllGlyphs?: boolean;
    /** Drops the hinting programs. */
    noHinting?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
