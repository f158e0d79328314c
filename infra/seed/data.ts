import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  agency,
  agencyInHindi,
  type ContactChannel,
  type ContactOutcome,
  type EnquiryRequest,
  type LeadStatus,
  type NewApiToken,
  type NewReplyTemplate,
  place,
} from '@golghar/contracts';
import type { Colleague } from './team';

/** What a colleague did with an enquiry, in minutes of business time after it came. */
export type Act = { after: number; by: Colleague } & (
  | { owner: { to: Colleague; note?: string } }
  | { status: { to: LeadStatus } }
  | { contact: { outcome: ContactOutcome; channel: ContactChannel } }
  | { note: { content: string } }
  /** The name of the template it was written with. */
  | { reply: string }
);

/** A demo enquiry and its outcome. */
export type DemoEnquiry = EnquiryRequest & {
  acts: Act[];
  outlook?: {
    tags?: string[];
    value?: number;
    /** If it was delivered or lost. */
    outcomeReason?: string;
    /** If it is open: months until the order, and the next step in so many days, at so many hours. */
    months?: number;
    next?: { days: number; hour: number; text: string };
  };
};

/** Compiling leaves the files where they are. */
const folder = path.join(__dirname.replace('/infra/dist/', '/infra/'), 'data');

/** One per line; `{agency}`, `{city}` and `{cityInHindi}` are replaced by the brand's. */
const read = <Row>(name: string): readonly Row[] =>
  readFileSync(path.join(folder, `${name}.jsonl`), 'utf8')
    .replaceAll('{agency}', agency.name)
    .replaceAll('{city}', place.city)
    .replaceAll('{cityInHindi}', agencyInHindi.city)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** Sixty people who could write to the agency; newest first. */
export const demoEnquiries = read<DemoEnquiry>('enquiries');

type SpamOrDeleted = EnquiryRequest & { hoursAgo: number };

/** Spam, which the product recognises and quarantines itself. */
export const spam = read<SpamOrDeleted>('spam');

/** Leads that the manager deleted: neither is a real enquiry. */
export const deleted = read<SpamOrDeleted>('deleted');

/** The team's templates. */
export const templates = read<NewReplyTemplate>('templates');

/**
 * Webhooks that were called until somebody paused them: their addresses belong to nobody, so nothing is sent to them
 * from here.
 */
export const webhooks = read<{
  url: string;
  events: string[];
  pauseReason: string | null;
  state: 'sent' | 'queued';
  attempts: number;
  answer: string;
}>('webhooks');

export const tokens = read<NewApiToken & { usedHoursAgo: number }>('tokens');
