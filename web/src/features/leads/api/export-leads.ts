import { api, type Submission, type SubmissionFilter } from '@golghar/contracts';
import { useCallback, useRef, useState } from 'react';
import { csvFileName, saveCsv } from '@/lib/csv';
import { requestLines } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadsCsvHead, leadsCsvRows } from '../model/leads-csv';

/** The figures on the screen change this often, at most (milliseconds). */
const tellEvery = 100;

/** Turns the leads that the filters show into pieces of a CSV file, as they arrive. */
async function collect(
  filters: SubmissionFilter,
  signal: AbortSignal,
  onCount: (count: number) => void,
): Promise<{ pieces: string[]; count: number }> {
  const pieces = [leadsCsvHead()];
  let count = 0;
  let told = 0;
  for await (const lines of requestLines(api.exportSubmissions, { query: filters, signal })) {
    pieces.push(leadsCsvRows(lines.map((line) => JSON.parse(line) as Submission)));
    count += lines.length;
    if (Date.now() - told < tellEvery) continue;
    told = Date.now();
    onCount(count);
  }
  return { pieces, count };
}

/** Writes the leads that the filters show into a file on this machine; `count` grows while it runs. */
export function useExportLeads() {
  const [count, setCount] = useState<number>();
  const ending = useRef<AbortController>(undefined);

  const start = useCallback(async (filters: SubmissionFilter) => {
    const controller = new AbortController();
    ending.current = controller;
    setCount(0);
    try {
      const result = await collect(filters, controller.signal, setCount);
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
      setCount(undefined);
    }
  }, []);

  return { count, isRunning: count !== undefined, start, cancel: () => ending.current?.abort() };
}
