import type { Readable } from 'node:stream';
import type { SubmissionFilter } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable, Logger } from '@nestjs/common';
import { LeadStreams } from '../leads/list/lead-streams';

@Injectable()
export class ExportService {
  private readonly logger = new Logger(ExportService.name);

  constructor(private readonly streams: LeadStreams) {}

  /** Begins an export of the leads that the filters show, one a line, by this user. */
  async begin(filter: SubmissionFilter, user: SignedIn): Promise<Readable> {
    const lines = await this.streams.lines(filter);
    this.logger.log({ user: user.id, filters: Object.keys(filter) }, 'an export began');
    return lines;
  }
}
