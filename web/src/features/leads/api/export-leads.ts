import { api, type ExportLine, type LeadSelection, type Submission } from '@golghar/contracts';
import { useCallback, useRef, useState } from 'react';
import { csvFileName, saveCsv } from '@/lib/csv';
import { requestLines } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadsCsvHead, leadsCsvRows } from '../model/leads-csv';

/** The figures on the screen change this often, at most (milliseconds). */
const reportEvery = 100;

/** How far an export is: so many leads, or so many others in front of it. */
export type ExportProgress = { count: number; ahead?: number };

/** Turns the selected leads into pieces of a CSV file, as they arrive. */
async function collect(
  selection: LeadSelection,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ pieces: string[]; count: number }> {
  const pieces = [leadsCsvHead()];
  let count = 0;
  let told = 0;
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
    if (Date.now() - told < reportEvery) continue;
    told = Date.now();
    onProgress({ count });
  }
  return { pieces, count };
}

/** Writes the selected leads into a file on this machine; `progress` is there while it runs. */
export function useExportLeads() {
  const [progress, setProgress] = useState<ExportProgress>();
  const ending = useRef<AbortController>(undefined);

  const start = useCallback(async (selection: LeadSelection) => {
    const controller = new AbortController();
    ending.current = controller;
    setProgress({ count: 0 });
    try {
      const result = await collect(selection, controller.signal, setProgress);
      if (result.count === 0)
        return showToast({
          title: 'No data to export',
          text: 'There are no submissions to export.',
          kind: 'destructive',
        });
      saveCsv(result.pieces, csvFileName('submissions'));
      showToast({ title: 'Export successful', text: 'Your data has been exported to CSV file.' });
    } catch {
      if (controller.signal.aborted) showToast({ title: 'Export cancelled', text: 'No file was saved.' });
      else
        showToast({
          title: 'The export failed. Please try again.',
          text: 'No file was saved.',
          kind: 'destructive',
        });
    } finally {
      setProgress(undefined);
    }
  }, []);

  return { progress, start, cancel: () => ending.current?.abort() };
}
