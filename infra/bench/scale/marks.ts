/** Leads that are generated, over the two years up to now. */
export const leadCount = 1_000_000;

/** How often the marked words are in the generated leads. */
export const words = {
  /** In about 40 of the million. */
  rare: 'zardozi',
  /** In one of three. */
  common: 'website',
  /** In a tenth of those that are older than a year, and in no other. */
  old: 'gramophone',
  /** Stand together in 333, of whatever age. */
  letters: 'qx',
  /** In the notes of 50. */
  note: 'zebra',
};
