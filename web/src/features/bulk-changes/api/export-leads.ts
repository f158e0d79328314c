import { api, type LeadSelection, type ResponseOf, type Submission } from '@golghar/contracts';
import { useCallback, useRef, useState } from 'react';
import { requestFile, requestLines } from '@/lib/api/request-stream';
import { agencyDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { showToast } from '@/ui/toast/toast-store';

/** The figures on the screen change this often, at most (milliseconds). */
const reportEveryMs = 100;

/** So many leads have come, or so many others wait in front. */
type Progress = { count: number; ahead?: number };

/** Saves the selected leads as a CSV file with the usual columns, made as they arrive; answers how many there are. */
async function saveUsual(
  selection: LeadSelection,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<number> {
  // Its program comes when it is wanted.
  const loading = import('../model/leads-csv');
  const pieces: string[] = [];
  let count = 0;
  let reportedAt = 0;
  for await (const lines of requestLines(api.exportSelection, { body: { selection }, signal })) {
    const parsed = lines.map((line) => JSON.parse(line) as ResponseOf<typeof api.exportSelection>);
    const leads = parsed.filter((line): line is Submission => 'id' in line);
    const last = parsed.at(-1);
    pieces.push((await loading).leadsCsvRows(leads));
    count += leads.length;
    if (last && 'waiting' in last) {
      onProgress({ count, ahead: last.waiting.ahead });
      continue;
    }
    if (Date.now() - reportedAt < reportEveryMs) continue;
    reportedAt = Date.now();
    onProgress({ count });
  }
  if (count > 0) (await loading).saveLeadsCsv(pieces);
  return count;
}

/** Files that the server writes, with every column. */
const files = { csv: api.exportCsv, xlsx: api.exportXlsx };

/** A CSV file with the usual nine columns, or a file with every column. */
export type ExportKind = 'usual' | keyof typeof files;

/** How far an export is: leads or bytes that have come, and how many leads it will be; or who waits in front. */
export type ExportProgress = { total?: number | undefined; count?: number; bytes?: number; ahead?: number };

const nothing = () =>
  showToast({
    title: 'No data to export',
    text: 'There are no submissions to export.',
    kind: 'destructive',
  });

/** Writes leads into a file on this machine; `progress` is there while it runs. */
export function useExportLeads() {
  const [progress, setProgress] = useState<ExportProgress>();
  const ending = useRef<AbortController>(undefined);

  const start = useCallback(async (kind: ExportKind, selection: LeadSelection, total?: number) => {
    if (total === 0) return nothing();
    ending.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    ending.current = controller;
    const report = (next: ExportProgress) => setProgress({ ...next, total });
    report({});
    try {
      if (kind === 'usual') {
        if ((await saveUsual(selection, signal, report)) === 0) return nothing();
      } else {
        const file = await requestFile(files[kind], { body: { selection }, signal }, (bytes) =>
          report({ bytes }),
        );
        saveFile(file, `leads-${agencyDay()}.${kind}`);
      }
      const text = kind === 'xlsx' ? 'a workbook' : 'CSV file';
      showToast({ title: 'Export successful', text: `Your data has been exported to ${text}.` });
    } catch {
      if (signal.aborted) showToast({ title: 'Export cancelled', text: 'No file was saved.' });
      else
        showToast({
          title: 'The export failed. Please try again.',
          text: 'No file was saved.',
          kind: 'destructive',
        });
    } finally {
      if (ending.current === controller) setProgress(undefined);
    }
  }, []);

  const cancel = useCallback(() => ending.current?.abort(), []);
  return { progress, start, cancel };
}
