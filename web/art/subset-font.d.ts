declare module 'subset-font' {
  /** An axis' one value, or the range that is kept of it. */
  type Axis = number | { min: number; max: number; default: number };
  type Options = {
    targetFormat?: 'woff2' | 'sfnt' | 'truetype';
    variationAxes?: Record<string, Axis>;
    /** Then there is no text. */
    keepAllGlyphs?: boolean;
    /** Leaves out the programs that fit outlines to coarse pixels. */
    noHinting?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
