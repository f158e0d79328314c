import * as z from 'zod/mini';
import { agencyFormat } from '../base/local-time';
import { idSchema, isoTime } from '../base/text';
import { ownerSchema } from '../team/owners';
import { leadStatuses, statusLabels } from './statuses';

export const maxCountedEnquiries = 100;

/** Who sent an enquiry: everybody with the same phone number or e-mail address is one person. */
export const personOfLeadSchema = z.object({
  id: idSchema,
  /** How many enquiries they sent, including this one, up to {@link maxCountedEnquiries}. */
  enquiries: z.int(),
});

/**
 * Earlier enquiries of the same person: "3rd enquiry; last with Amit, Pending, 12 May". Everybody who sees the lead sees this,
 * even if the earlier one is a colleague's.
 */
export const leadHistorySchema = z.object({
  ordinal: z.int(),
  previous: z.object({
    id: idSchema,
    reference: z.string(),
    status: z.enum(leadStatuses),
    submittedAt: isoTime,
    owner: z.nullable(ownerSchema),
  }),
});

export type LeadHistory = z.infer<typeof leadHistorySchema>;

const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const nth = (number: number): string => `${number}${suffixes[ordinals.select(number)] ?? 'th'}`;

const year = agencyFormat({ year: 'numeric' });
const dayOfThisYear = agencyFormat({ day: 'numeric', month: 'short' });
const dayOfAnyYear = agencyFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Earlier enquiries in one line: `3rd enquiry; last with Amit, Pending, 12 May`. */
export function historyLine({ ordinal, previous }: LeadHistory, now = new Date()): string {
  const at = new Date(previous.submittedAt);
  const isOfThisYear = year.format(at) === year.format(now);
  const day = (isOfThisYear ? dayOfThisYear : dayOfAnyYear).format(at);
  const owner = previous.owner ? `with ${previous.owner.name}` : 'with nobody';
  return `${nth(ordinal)} enquiry; last ${owner}, ${statusLabels[previous.status]}, ${day}`;
}
