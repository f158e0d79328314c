import { api, type ExportLine, type LeadSelection, type Submission } from '@golghar/contracts';
import { requestLines } from '@/lib/api/request-stream';
import { leadsCsvHead, leadsCsvRows } from '../model/leads-csv';

/** The figures on the screen change this often, at most (milliseconds). */
const reportEveryMs = 100;

/** So many leads have come, or so many others wait in front. */
type Progress = { count: number; ahead?: number };

/** Turns the selected leads into pieces of a CSV file with the usual columns, as they arrive. */
export async function buildCsv(
  selection: LeadSelection,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<{ pieces: string[]; count: number }> {
  const pieces = [leadsCsvHead()];
  let count = 0;
  let reportedAt = 0;
  for await (const lines of requestLines(api.exportSelection, { body: { selection }, signal })) {
    const parsed = lines.map((line) => JSON.parse(line) as ExportLine);
    const leads = parsed.filter((line): line is Submission => 'id' in line);
    const last = parsed.at(-1);
    pieces.push(leadsCsvRows(leads));
    count += leads.length;
    if (last && 'waiting' in last) {
      onProgress({ count, ahead: last.waiting.ahead });
      continue;
    }
    if (Date.now() - reportedAt < reportEveryMs) continue;
    reportedAt = Date.now();
    onProgress({ count });
  }
  return { pieces, count };
}
