import { api, type LeadSelection } from '@golghar/contracts';
import { useCallback, useRef, useState } from 'react';
import { dayInIndia } from '@/lib/dates';
import { requestFile } from '@/lib/request';
import { saveFile } from '@/lib/save-file';
import { showToast } from '@/ui/toast/toast-store';

/** Files with every column of the leads. */
const operations = { csv: api.exportCsv, xlsx: api.exportXlsx };

export type LeadFileKind = keyof typeof operations;

/** Saves a file with every column of the selected leads; `bytes` that have come are there while it runs. */
export function useLeadFile() {
  const [bytes, setBytes] = useState<number>();
  const ending = useRef<AbortController>(undefined);

  const start = useCallback(async (kind: LeadFileKind, selection: LeadSelection) => {
    const controller = new AbortController();
    ending.current = controller;
    setBytes(0);
    try {
      const { signal } = controller;
      const file = await requestFile(operations[kind], { body: { selection }, signal }, setBytes);
      saveFile(file, `leads-${dayInIndia()}.${kind}`);
      showToast({ title: 'Export successful', text: 'The file was saved.' });
    } catch {
      if (controller.signal.aborted) showToast({ title: 'Export cancelled', text: 'No file was saved.' });
      else
        showToast({
          title: 'The export failed. Please try again.',
          text: 'No file was saved.',
          kind: 'destructive',
        });
    } finally {
      setBytes(undefined);
    }
  }, []);

  return { bytes, start, cancel: () => ending.current?.abort() };
}
