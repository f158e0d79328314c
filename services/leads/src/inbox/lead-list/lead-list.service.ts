import type { Readable } from 'node:stream';
import type { SubmissionList, SubmissionQuery } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { ExportService } from '../exports/export.service';
import { LeadList } from '../search/lead-list';

@Injectable()
export class LeadListService {
  constructor(
    private readonly pages: LeadList,
    private readonly exports: ExportService,
    private readonly access: LeadAccess,
  ) {}

  /** A page of the list, or, without a limit, all of it as JSON that is made while it is sent: an export. */
  async list({ limit, ...query }: SubmissionQuery, user: SignedIn): Promise<SubmissionList | Readable> {
    if (limit === undefined) return this.exports.list(query, user);
    return this.pages.page({ ...(await this.access.filterFor(query, user)), limit });
  }
}
