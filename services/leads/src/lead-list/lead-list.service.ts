import type { Readable } from 'node:stream';
import type { SubmissionList, SubmissionQuery } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { ExportService } from '../exports/export.service';
import { LeadList } from '../search/lead-list';

@Injectable()
export class LeadListService {
  constructor(
    private readonly pages: LeadList,
    private readonly exports: ExportService,
  ) {}

  /** A page of the list, or, without a limit, all of it as JSON that is made while it is sent: an export. */
  list({ limit, ...query }: SubmissionQuery, user: SignedIn): Promise<SubmissionList | Readable> {
    return limit === undefined ? this.exports.list(query, user) : this.pages.page({ ...query, limit });
  }
}
