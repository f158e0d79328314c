type Part = readonly [
  number: string,
  kind: string,
  inner: number,
  outer: number,
  width: number,
  shelf: number,
  price: number,
];

/** The stock, by the number stamped on the ring. */
export const partsList: Part[] = [
  ['6204-2RS', 'ball, sealed', 20, 47, 14, 412, 118],
  ['6204-ZZ', 'ball, shielded', 20, 47, 14, 96, 104],
  ['6204-C3', 'ball, loose fit', 20, 47, 14, 38, 121],
  ['6204-NR', 'ball, snap ring', 20, 47, 14, 0, 146],
  ['62204-2RS', 'ball, wide', 20, 47, 18, 17, 189],
  ['6205-2RS', 'ball, sealed', 25, 52, 15, 388, 132],
  ['6206-ZZ', 'ball, shielded', 30, 62, 16, 204, 168],
  ['6308-2RS', 'ball, heavy', 40, 90, 23, 61, 540],
  ['30205', 'taper roller', 25, 52, 16.25, 88, 265],
  ['30208', 'taper roller', 40, 80, 19.75, 42, 455],
  ['NU208', 'cylinder roller', 40, 80, 18, 0, 980],
  ['22212-K', 'spherical roller', 60, 110, 28, 6, 4150],
  ['UC205', 'insert, for pillow block', 25, 52, 34.1, 143, 210],
  ['UCP205', 'pillow block', 25, 140, 38, 57, 395],
  ['UCF208', 'flange block', 40, 130, 51, 22, 720],
  ['51107', 'thrust', 35, 52, 12, 30, 240],
];
