import type { Readable } from 'node:stream';
import type { LeadSelection } from '@golghar/contracts';
import { type SignedIn, startStream } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { ExportService } from '../exports/export.service';
import { ExportQueue } from '../exports/export-queue';
import { LeadBatches } from '../search/lead-batches';
import { LeadList } from '../search/lead-list';
import { csvFile } from './csv-file';
import { xlsxFile } from './xlsx-file';

/** Files with every column of the selected leads, written while they are read. */
@Injectable()
export class LeadFileService {
  constructor(
    private readonly batches: LeadBatches,
    private readonly list: LeadList,
    private readonly exports: ExportService,
    private readonly queue: ExportQueue,
    private readonly access: LeadAccess,
  ) {}

  async write(
    kind: 'csv' | 'xlsx',
    selection: LeadSelection,
    user: SignedIn,
  ): Promise<{ body: Readable; rowCount: number | undefined }> {
    await this.exports.record(selection, user);
    const visible = await this.access.selectionFor(selection, user);
    const rowCount = await this.list.countSelected(visible);
    // Nothing can be said in a file to whoever waits in line.
    const batches = this.queue.inTurn(user.id, this.batches.selected(visible), () => []);
    const body = kind === 'csv' ? await startStream(csvFile(batches)) : await xlsxFile(batches);
    return { body, rowCount };
  }
}
