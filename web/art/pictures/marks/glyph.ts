/** A mark in 40 × 40: flat fill, outer contour, inner contour with hatching. */
export type Glyph = { fill: string; ink: string; fine: string };

export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
