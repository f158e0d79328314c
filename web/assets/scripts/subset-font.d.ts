declare module 'subset-font' {
  /** An axis' one value, or the range that is kept of it. */
  type Axis = number | { min: number; max: number; default: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
