import { api, type Submission, type SubmissionQuery } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';

const pageSize = 200;

/** Every lead that the filters show, page by page. */
async function fetchAll(filters: SubmissionQuery): Promise<Submission[]> {
  const leads: Submission[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await request(api.listSubmissions, {
      query: { ...filters, limit: pageSize, ...(cursor && { cursor }) },
    });
    leads.push(...page.submissions);
    if (!page.nextCursor) return leads;
    cursor = page.nextCursor;
  }
}

/** Writes the leads that the filters show into a CSV file on this machine. */
export const useExportLeads = () =>
  useMutation({
    mutationFn: async (filters: SubmissionQuery) => {
      const [leads, { leadsCsvHead, leadsCsvRows }, { csvFileName, saveCsv }] = await Promise.all([
        fetchAll(filters),
        import('../model/leads-csv'),
        import('@/lib/csv'),
      ]);
      if (leads.length > 0) saveCsv([leadsCsvHead(), leadsCsvRows(leads)], csvFileName('submissions'));
      return leads.length;
    },
    networkMode: 'always',
    onSuccess: (count) =>
      count === 0
        ? showToast({
            title: 'No data to export',
            text: 'There are no submissions to export.',
            kind: 'destructive',
          })
        : showToast({ title: 'Export successful', text: 'Your data has been exported to CSV file.' }),
    onError: () => showToast({ title: 'The export failed. Please try again.', kind: 'destructive' }),
  });
