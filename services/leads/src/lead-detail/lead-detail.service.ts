import type { SubmissionDetail } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { AlertRepository } from '../alerts/alert.repository';
import { ContactRepository } from '../contacts/contact.repository';
import { LeadRepository } from '../leads/lead.repository';
import { StatusChangeRepository } from '../leads/status-change.repository';
import { NoteRepository } from '../notes/note.repository';

@Injectable()
export class LeadDetailService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly notes: NoteRepository,
    private readonly alerts: AlertRepository,
    private readonly statusChanges: StatusChangeRepository,
    private readonly contacts: ContactRepository,
  ) {}

  /** A lead with all that happened to it. */
  async detail(id: string): Promise<SubmissionDetail> {
    const lead = await this.leads.find(id);
    if (!lead) throw await this.leads.missing(id);
    const [notes, alerts, statusChanges, contacts] = await Promise.all([
      this.notes.findByLead(id),
      this.alerts.findByLead(id),
      this.statusChanges.findByLead(id),
      this.contacts.findByLead(id),
    ]);
    return { ...lead, notes, alerts, statusChanges, contacts };
  }
}
