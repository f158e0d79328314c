import * as z from 'zod/mini';
import { leadReaders } from '../base/access';
import { endpoint } from '../base/endpoint';
import { leadSelectionSchema, submissionFilterSchema } from '../leads/lead-list';
import { submissionSchema } from '../leads/leads';

/** Exports that run at once in one process; whoever asks for more waits in line. */
export const exportLimits = { perPerson: 2, inAll: 4 } as const;

const exportRequestSchema = z.strictObject({ selection: leadSelectionSchema });

/** A line of an export: a lead, or while it waits for its turn how many wait in front of it. */
const exportLineSchema = z.union([submissionSchema, z.object({ waiting: z.object({ ahead: z.int() }) })]);

export const exportsApi = {
  /** Every lead that the filters show, as lines like those of `exportSelection`: an address is enough for other programs. */
  exportSubmissions: endpoint('GET /api/admin/submissions/export', leadReaders, {
    query: submissionFilterSchema,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
  }),
  /** Every selected lead, one JSON object per line, newest first. Lines that tell of waiting come before, or where a reader paused. */
  exportSelection: endpoint('POST /api/admin/submissions/export', leadReaders, {
    request: exportRequestSchema,
    response: exportLineSchema,
    stream: 'application/x-ndjson',
  }),
  /** All columns of the selected leads, as a file; the header `x-row-count` says how many, where it is known. */
  exportCsv: endpoint('POST /api/admin/submissions/export.csv', leadReaders, {
    request: exportRequestSchema,
    stream: 'text/csv; charset=utf-8',
  }),
  exportXlsx: endpoint('POST /api/admin/submissions/export.xlsx', leadReaders, {
    request: exportRequestSchema,
    stream: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
};
