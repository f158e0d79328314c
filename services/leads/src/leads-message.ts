import { leadPath } from '@golghar/contracts';
import { SETTINGS } from '@golghar/platform';
import { type EmailContent, type EmailLink, Message } from '@golghar/platform/deliveries';
import { Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WorkerSettings } from './settings';
import { BusinessHours } from './team/business-hours';

/** What an e-mail to a visitor says in one language. */
export type VisitorWords = Record<'subject' | 'title' | 'button' | 'remark', string> & {
  paragraphs: string[];
};

/** A kind of message of this service, with what they are written from. */
export abstract class LeadsMessage<Content = EmailContent> extends Message<Content> {
  constructor(
    protected readonly database: DataSource,
    @Inject(SETTINGS) protected readonly settings: WorkerSettings,
    protected readonly hours: BusinessHours,
  ) {
    super();
  }

  protected link(label: string, path: string): EmailLink {
    return { label, href: `${this.settings.PUBLIC_URL}${path}` };
  }

  protected linkToLead(id: string): EmailLink {
    return this.link('Open the lead', leadPath(id));
  }
}
