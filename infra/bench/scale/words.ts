import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

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

type Lists = Record<'firstNames' | 'surnames' | 'cities' | 'trades', string> & {
  phrases: string[];
  team: { name: string; share: number }[];
};

/**
 * What leads are made of, in the order of the parameters of `insertLeads`.
 * @param me the id of who asks: the first of the team
 */
export function readWords(me: string) {
  // Compiling leaves the file where it is.
  const file = path.join(__dirname.replace('/infra/dist/', '/infra/'), 'words.yml');
  const { firstNames, surnames, cities, trades, phrases, team }: Lists = parse(readFileSync(file, 'utf8'));
  // Each as often as their share says, so that a chance of 0 to 1 picks among them.
  const owners = team.flatMap(({ name, share }, place) =>
    Array.from({ length: share }, () => ({
      name,
      id: place === 0 ? me : `00000000-0000-4000-8000-00000000000${place}`,
    })),
  );
  return {
    texts: [...[firstNames, surnames, cities, trades].map((line) => line.split(' ')), phrases],
    owners: [owners.map(({ id }) => id), owners.map(({ name }) => name)],
  };
}
