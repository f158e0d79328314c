import { leadPath } from '@golghar/contracts';
import type { EmailLink, MessageContext } from '@golghar/platform/deliveries';
import type { WorkerSettings } from './settings';

export type VisitorWords = Record<'subject' | 'title' | 'button' | 'remark', string> & {
  paragraphs: string[];
};

/** What the messages of this service are rendered from. */
export type LeadsContext = MessageContext<WorkerSettings>;

export const linkTo = ({ settings }: LeadsContext, label: string, path: string): EmailLink => ({
  label,
  href: `${settings.PUBLIC_URL}${path}`,
});

export const linkToLead = (context: LeadsContext, id: string): EmailLink =>
  linkTo(context, 'Open the lead', leadPath(id));
