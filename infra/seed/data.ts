import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Choice, Enquiry, EnquiryRequest, NewReplyTemplate, NewSource } from '@golghar/contracts';

/** A demo enquiry and what the staff did with it afterwards. */
export type DemoEnquiry = Enquiry & {
  status?: 'in_progress' | 'pending' | 'delivered' | 'lost';
  notes?: string[];
};

/** Compiling leaves the files where they are. */
const folder = path.join(__dirname.replace('/infra/dist/', '/infra/'), 'data');

/** One a line. */
const read = <Row>(name: string): readonly Row[] =>
  readFileSync(path.join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** Sixty people who could write to an agency in Patna; newest first. */
export const demoEnquiries = read<DemoEnquiry>('enquiries');

type SpamOrDeleted = EnquiryRequest & { hoursAgo: number };

/** What waits in quarantine: the product itself sees what it is. */
export const spam = read<SpamOrDeleted>('spam');

/** What the manager deleted: neither is an enquiry. */
export const deleted = read<SpamOrDeleted>('deleted');

/** Words that the team shares. */
export const templates = read<NewReplyTemplate>('templates');

/** Where enquiries came from, in turn. */
export const sources = read<NewSource | null>('sources');

/** What some chose or calculated before they wrote, in turn. */
export const choices = read<Choice | null>('choices');
