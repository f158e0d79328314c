import {
  afterOpenMinutes,
  type Choice,
  type ContactChannel,
  type ContactOutcome,
  type LeadStatus,
  type NewSource,
  type ServiceKey,
  toLocalTime,
} from '@golghar/contracts';
import { choices, type DemoEnquiry, sources } from './data';
import { openDay } from './office-time';
import { type Member, manager, sales } from './team';

type Act = { at: Date; by: Member };

/** What happened to an enquiry, and when. */
export type Story = {
  source: NewSource | null;
  choice: Choice | null;
  tags: string[];
  owners: (Act & { to: Member; note?: string })[];
  contacts: (Act & { outcome: ContactOutcome; channel: ContactChannel; note?: string })[];
  statuses: (Act & { to: LeadStatus })[];
  notes: (Act & { content: string })[];
  replies: (Act & { subject: string; text: string })[];
  value?: number;
  expectedMonth?: string;
  outcomeReason?: string;
  nextStep?: { at: Date; text: string };
};

/** The enquiries of the last two days: nobody has done much about them. */
const freshCount = 9;

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const workedBy: Record<ServiceKey, Member> = {
  website_startup_plan: sales.web,
  website_development: sales.web,
  seo: sales.search,
  paid_ads: sales.search,
  social_media: sales.social,
  other: sales.social,
  brand_strategy: sales.brand,
  logo_design: sales.brand,
};

const prices: Record<ServiceKey, number> = {
  website_startup_plan: 15_000,
  website_development: 85_000,
  seo: 45_000,
  paid_ads: 36_000,
  social_media: 30_000,
  other: 20_000,
  brand_strategy: 75_000,
  logo_design: 12_000,
};

const tagRules: readonly [string, RegExp][] = [
  ['season', /diwali|puja|season|wedding|छठ|new year/i],
  ['health', /clinic|hospital|doctor|IVF|yoga/i],
  ['education', /school|classes|coaching|book/i],
  ['hindi', /[\u0900-\u097f]/],
  ['whatsapp', /whatsapp/i],
  ['small budget', /budget is|no budget|discount|bahut kam|बहुत कम|₹5,000/i],
];

/** Open minutes until the first contact: most within the promised four hours, some later. */
const firstContactMinutes = [14, 35, 52, 8, 95, 140, 26, 310, 64, 180, 41, 22, 120, 455, 75] as const;

const steps = [
  'Call about the proposal',
  'Send two examples of our work',
  'Call back, asked for the evening',
  'Meet at their shop',
  'Ask for the photos',
] as const;

/** What became of enquiries whose end is not written with them. */
const endings: readonly LeadStatus[] = [
  'in_progress',
  'pending',
  'in_progress',
  'lost',
  'delivered',
  'pending',
  'in_progress',
  'delivered',
  'lost',
];

const reasons: Partial<Record<LeadStatus, readonly string[]>> = {
  delivered: ['Recommended', 'Our work', 'Price'],
  lost: ['Too expensive', 'Not now', 'Chose another', 'Not reached'],
};

function monthAfter(now: Date, months: number): string {
  const local = new Date(toLocalTime(now));
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 7);
}

const replyOf = (
  { name }: DemoEnquiry,
  by: Member,
  reference: string,
): { subject: string; text: string } => ({
  subject: `Your enquiry ${reference}`,
  text: [
    `Dear ${name},`,
    'thank you for the talk today. As promised, here is what we would do first, in which order, and what it costs each month. Nothing begins before you say yes.',
    'If a line is not clear, please call me: I would rather explain it than have you guess.',
    `Regards,\n${by.name}`,
  ].join('\n\n'),
});

/**
 * What the team did with an enquiry. Everything follows from the enquiry and its place among the others, so that each
 * run tells the same.
 * @param index 0 for the newest enquiry
 */
export function storyOf(
  enquiry: DemoEnquiry,
  index: number,
  { submittedAt, reference, now }: { submittedAt: Date; reference: string; now: Date },
): Story {
  const worker = workedBy[enquiry.service];
  const story: Story = {
    source: at(sources, index * 7 + 1),
    choice: at(choices, index * 3),
    tags: tagRules.filter(([, words]) => words.test(enquiry.message)).map(([tag]) => tag),
    owners: [],
    contacts: [],
    statuses: [],
    notes: [],
    replies: [],
  };
  const minutesToContact = at(firstContactMinutes, index);
  const inOffice = (minutes: number) => afterOpenMinutes(submittedAt, minutes);
  const first = inOffice(minutesToContact);
  if ((index < freshCount && !enquiry.status) || first >= now) {
    // The newest wait for somebody; some have an owner who has not called yet.
    if (index % 3 === 2) story.owners.push({ at: inOffice(6), by: manager, to: worker });
    return untilNow(story, now);
  }

  const later = (minutes: number) => afterOpenMinutes(first, minutes);
  if (index % 9 === 4) {
    const other = worker === sales.web ? sales.search : sales.web;
    story.owners.push({ at: inOffice(Math.floor(minutesToContact / 3)), by: manager, to: other });
    const note = 'You know their line of business.';
    story.owners.push({ at: inOffice(Math.floor(minutesToContact / 2)), by: manager, to: worker, note });
  } else
    story.owners.push({
      at: inOffice(Math.floor(minutesToContact / 2)),
      by: at([manager, worker], index),
      to: worker,
    });

  const channel = at(['call', 'whatsapp', 'call', 'call'] as const, index);
  const isMissed = index % 5 === 3;
  story.contacts.push({ at: first, by: worker, outcome: isMissed ? 'no_answer' : 'reached', channel });
  if (isMissed) story.contacts.push({ at: later(85), by: worker, outcome: 'reached', channel: 'call' });

  const end = { at: later(420 + 90 * (index % 14)), by: worker, to: enquiry.status ?? at(endings, index) };
  const last = end.at < now ? end.to : 'in_progress';
  story.statuses.push({ at: later(isMissed ? 86 : 1), by: worker, to: 'in_progress' });
  if (last !== 'in_progress') story.statuses.push(end);
  story.notes = (enquiry.notes ?? []).map((content, place) => ({
    at: later(90 + 400 * place),
    by: worker,
    content,
  }));
  if (index % 3 === 0)
    story.replies.push({ at: later(130), by: worker, ...replyOf(enquiry, worker, reference) });

  const worth = prices[enquiry.service] * at([1, 1.5, 0.8, 2], index);
  if (last !== 'lost' && index % 7 !== 2) story.value = Math.round(worth / 500) * 500;
  const usual = reasons[last];
  if (usual) story.outcomeReason = at(usual, index);
  else {
    story.expectedMonth = monthAfter(now, index % 2);
    const due = [openDay(-1, 11, now), openDay(0, 16, now), openDay(1, 11, now), openDay(3, 15, now)];
    if (index % 6 !== 5) story.nextStep = { at: at(due, index), text: at(steps, index) };
  }
  return untilNow(story, now);
}

/** What has happened by now; the rest has not. */
function untilNow(story: Story, now: Date): Story {
  const isPast = (act: Act) => act.at < now;
  return {
    ...story,
    owners: story.owners.filter(isPast),
    contacts: story.contacts.filter(isPast),
    statuses: story.statuses.filter(isPast),
    notes: story.notes.filter(isPast),
    replies: story.replies.filter(isPast),
  };
}
