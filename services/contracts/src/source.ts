import * as z from 'zod/mini';

const cleaned = (text: string, longest: number): string | null =>
  text.replaceAll(/\p{C}/gu, ' ').trim().slice(0, longest).trim() || null;

/**
 * A word about where somebody came from. It comes from links that others made, so whatever can't be kept is left out:
 * no enquiry is refused for it.
 */
const word = (longest: number) =>
  z._default(
    z.catch(
      z.nullable(
        z.pipe(
          z.string(),
          z.transform((text: string) => cleaned(text, longest)),
        ),
      ),
      null,
    ),
    null,
  );

/** Parts of a campaign, as an address names them behind `utm_`. */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

const utmOf = <Schema>(schema: Schema) =>
  Object.fromEntries(utmNames.map((name) => [name, schema])) as Record<(typeof utmNames)[number], Schema>;

const noUtm = utmOf(null);

const newTouch = {
  /** The page of the site to which it led. */
  landingPage: word(500),
  /** The host of the link that led there. */
  referrer: word(200),
  utm: z._default(z.catch(z.object(utmOf(word(100))), noUtm), noUtm),
};

/**
 * Where a visitor came from, as the site sends it with an enquiry: what led them here last, and what led them here
 * first, unless it is the same.
 */
export const newSourceSchema = z.object({
  ...newTouch,
  first: z.optional(z.catch(z.optional(z.object(newTouch)), undefined)),
});

export type NewSource = z.infer<typeof newSourceSchema>;

const touchSchema = z.object({
  landingPage: z.nullable(z.string()),
  referrer: z.nullable(z.string()),
  utm: z.object(utmOf(z.nullable(z.string()))),
});

/** One way on which a visitor came. */
export type Touch = z.infer<typeof touchSchema>;

/**
 * Where an enquiry came from. What led here last counts, in filters and reports; `first` is there where something else
 * had led here before.
 */
export const sourceSchema = z.extend(touchSchema, { first: z.optional(touchSchema) });

export type Source = z.infer<typeof sourceSchema>;

/** What a source with neither a campaign nor a referrer is called. */
export const directSource = 'direct';

/** What the source of leads from a file is called. */
export const importedSource = 'imported';

/** In filters: leads of which nothing tells where they came from. */
export const noSource = 'none';

/**
 * The one name of a source, for filters and reports: the campaign's own, such as `google`, otherwise the host that led
 * here, in lower case and without `www.`.
 */
export function sourceName({ utm, referrer }: Touch): string {
  const name = utm.source ?? (referrer && hostOf(referrer));
  return name?.toLowerCase() || directSource;
}

function hostOf(referrer: string): string {
  const host = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(referrer)
    ? referrer.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/@]*@)?/i, '')
    : referrer;
  return (host.split(/[/?#]/)[0] ?? host).replace(/^www\./i, '');
}
