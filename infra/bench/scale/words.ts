import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Source, sourceName } from '@golghar/contracts';
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

type Shared = { share: number };

type Lists = Record<'firstNames' | 'surnames' | 'cities' | 'trades', string> & {
  steps: string[];
  phrases: string[];
  team: (Shared & { name: string })[];
  sources: (Shared & { landingPage: string; referrer?: string } & Partial<Source['utm']>)[];
};

/** Each as often as its share says, so that a chance of 0 to 1 picks among them. */
const spread = <Item extends Shared, Value>(
  items: Item[],
  value: (item: Item, place: number) => Value,
): Value[] => items.flatMap((item, place) => Array.from({ length: item.share }, () => value(item, place)));

/** The texts that leads are made of, in the order of the parameters of `insertLeads`. */
export function readWords() {
  // Compiling leaves the file where it is.
  const file = path.join(__dirname.replace('/infra/dist/', '/infra/'), 'words.yml');
  const { firstNames, surnames, cities, trades, ...lists }: Lists = parse(readFileSync(file, 'utf8'));
  const sources = spread(
    lists.sources,
    ({ landingPage, referrer = null, source = null, medium = null, campaign = null }): Source => ({
      landingPage,
      referrer,
      utm: { source, medium, campaign, term: null, content: null },
    }),
  );
  return {
    texts: [...[firstNames, surnames, cities, trades].map((line) => line.split(' ')), lists.phrases],
    owners: {
      /** The first, whose id is not known here, is the one who asks. */
      ids: (me: string) =>
        spread(lists.team, (_, place) => (place === 0 ? me : `00000000-0000-4000-8000-00000000000${place}`)),
      names: spread(lists.team, ({ name }) => name),
    },
    steps: lists.steps,
    sources: sources.map((source) => JSON.stringify(source)),
    sourceNames: sources.map((source) => sourceName(source)),
  };
}
