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

/** What a colleague did with an enquiry, so many minutes of the office's hours after it came. */
export type Act = { after: number; by: Colleague } & (
  | { owner: { to: Colleague; note?: string } }
  | { status: { to: LeadStatus } }
  | { contact: { outcome: ContactOutcome; channel: ContactChannel } }
  | { note: { content: string } }
  /** The name of the template that it was written with. */
  | { reply: string }
);

/** A demo enquiry, and what came of it. */
export type DemoEnquiry = EnquiryRequest & {
  acts: Act[];
  outlook?: {
    tags?: string[];
    value?: number;
    /** Where it was delivered or lost. */
    outcomeReason?: string;
    /** Where it is open: months until the order, and what is to do in so many days, at so many hours. */
    months?: number;
    next?: { days: number; hour: number; text: string };
  };
};

/** Compiling leaves the files where they are. */
const folder = path.join(__dirname.replace('/infra/dist/', '/infra/'), 'data');

/** One a line; `{agency}`, `{city}` and `{cityInHindi}` are the brand's. */
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

/** What waits in quarantine: the product itself sees what it is. */
export const spam = read<SpamOrDeleted>('spam');

/** What the manager deleted: neither is an enquiry. */
export const deleted = read<SpamOrDeleted>('deleted');

/** Words that the team shares. */
export const templates = read<NewReplyTemplate>('templates');

/**
 * Programs that were told of leads until somebody paused them: their addresses are nobody's, so nothing is sent to them
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
