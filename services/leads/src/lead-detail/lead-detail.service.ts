import type { SubmissionDetail } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { LeadRepository } from '../leads/lead.repository';

@Injectable()
export class LeadDetailService {
  constructor(private readonly leads: LeadRepository) {}

  async detail(id: string): Promise<SubmissionDetail> {
    const submission = await this.leads.findDetail(id);
    if (!submission) throw await this.leads.missing(id);
    return submission;
  }
}
