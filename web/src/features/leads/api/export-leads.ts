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

const save = (text: string, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Writes the leads that the filters show into a CSV file on this machine. */
export const useExportLeads = () =>
  useMutation({
    mutationFn: async (filters: SubmissionQuery) => {
      const [leads, { csvFileName, leadsToCsv }] = await Promise.all([
        fetchAll(filters),
        import('../model/leads-csv'),
      ]);
      if (leads.length > 0) save(leadsToCsv(leads), csvFileName());
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
