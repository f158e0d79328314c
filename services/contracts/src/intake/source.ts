import * as z from 'zod/mini';
import { orNull } from '../base/text';
import { ownerSchema } from '../team/owners';

// Cut first: half a surrogate pair counts among the invalid characters.
const cleaned = (text: string, longest: number): string | null =>
  text.trim().slice(0, longest).replaceAll(/\p{C}/gu, ' ').trim() || null;

/** A word about where somebody came from, from links that others made. */
const word = (longest: number) => {
  const clean = z.transform((text: string) => cleaned(text, longest));
  return z._default(orNull(z.pipe(z.string(), clean)), null);
};

/** Parts of a campaign, as an address names them after `utm_`. */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

const utmOf = <Schema>(schema: Schema) =>
  Object.fromEntries(utmNames.map((name) => [name, schema])) as Record<(typeof utmNames)[number], Schema>;

const noUtm = utmOf(null);

const newTouch = {
  /** The page of the site that it led to. */
  landingPage: word(500),
  /** The host of the link. */
  referrer: word(200),
  utm: z._default(z.catch(z.object(utmOf(word(100))), noUtm), noUtm),
};

/**
 * Where a visitor came from, as the site sends it with an enquiry: their last visit's source, and their first one's if
 * different.
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

export type Touch = z.infer<typeof touchSchema>;

/** How people come who use no form, and its label. Staff may use other words. */
export const enteredSources = {
  call: 'Call',
  walk_in: 'Walk-in',
  referral: 'Referral',
  whatsapp: 'WhatsApp',
} as const;

/** The label of a source that staff entered: `Walk-in` for `walk_in`, other words unchanged. */
export const enteredSourceLabel = (source: string): string =>
  Object.entries(enteredSources).find(([key]) => key === source.toLowerCase())?.[1] ?? source;

/** Who entered a lead that came by no form, and how it came: a key of {@link enteredSources} or other words. */
const entrySchema = z.object({ by: ownerSchema, via: z.string() });

/**
 * Where an enquiry came from. The last source counts in filters and reports; `first` is set if an earlier one differs, `entered`
 * if staff entered the lead.
 */
export const sourceSchema = z.extend(touchSchema, {
  first: z.optional(touchSchema),
  entered: z.optional(entrySchema),
});

export type Source = z.infer<typeof sourceSchema>;

/** The name of a source with neither a campaign nor a referrer. */
const directSource = 'direct';

export const importedSource = 'imported';

/** Whether a lead came with a file; a visit, whatever its link says, has a landing page. */
export const isImported = (source: Source | null): boolean =>
  source?.utm.source === importedSource && source.landingPage === null;

/** In filters: leads without a known source. */
export const noSource = 'none';

export const enteredSource = (by: z.infer<typeof ownerSchema>, via: string): Source => ({
  landingPage: null,
  referrer: null,
  utm: noUtm,
  entered: { by, via },
});

/** What identifies a source: how a visitor came, or what staff entered. */
export type KnownSource = Touch & Pick<Source, 'entered'>;

/** A source as people read it: `Walk-in` if staff entered it, otherwise its {@link sourceName}. */
export const sourceLabel = (source: KnownSource): string =>
  source.entered ? enteredSourceLabel(source.entered.via) : sourceName(source);

/**
 * The single name of a source, for filters and reports: what staff entered, the campaign's own, such as `google`, otherwise the
 * referring host, in lower case and without `www.`.
 */
export function sourceName({ utm, referrer, entered }: KnownSource): string {
  const name = entered?.via ?? utm.source ?? (referrer && hostOf(referrer));
  return name?.toLowerCase() || directSource;
}

const hostOf = (referrer: string): string =>
  referrer
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/@]*@)?/i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^www\./i, '');
