import type { Submission, SubmissionDetail } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AlertRepository } from '../../delivery/alerts/alert.repository';
import { findReplies } from '../../delivery/replies/reply.sql';
import { findThankYou } from '../../delivery/thank-you/thank-you-email';
import { LeadActivityRepository } from '../../leads/activity/lead-activity.repository';
import { EntryService } from '../../leads/entries/entry.service';
import { LeadRepository } from '../../leads/lead.repository';
import { withPresentNames } from '../../team/staff/present-names';
import { StaffRepository } from '../../team/staff/staff.repository';
import { QuarantineRepository } from '../quarantine/quarantine.repository';

@Injectable()
export class LeadDetailService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly alerts: AlertRepository,
    private readonly activities: LeadActivityRepository,
    private readonly entries: EntryService,
    private readonly quarantine: QuarantineRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** A lead that somebody may see, with all that happened to it. */
  async detail(id: string, user: SignedIn): Promise<SubmissionDetail> {
    const lead = await this.leads.find(id, user);
    if (!lead) throw await this.leads.missing(id, user);
    return this.withParts(lead);
  }

  /** Adds all that happened to a lead, by whom under their present names. */
  async withParts(lead: Submission): Promise<SubmissionDetail> {
    const [notes, alerts, history, contacts, quarantine, replies, thankYou, names] = await Promise.all([
      this.entries.findNotes(lead.id),
      this.alerts.findByLead(lead.id),
      this.activities.findHistory(lead.id),
      this.entries.findContacts(lead.id),
      this.quarantine.findByLead(lead.id),
      findReplies(this.database.manager, lead.id),
      findThankYou(this.database.manager, lead.id),
      this.staff.findNames(),
    ]);
    const parts = {
      notes,
      alerts,
      contacts,
      ...history,
      quarantine,
      replies,
      thankYou,
    };
    return { ...lead, ...withPresentNames(parts, names) };
  }
}
