import { type ExportKind, useExportLeads } from '@/features/bulk-changes/api/export-leads';
import { useBulkChange } from '@/features/bulk-changes/api/use-bulk-change';
import { ExportBar } from '@/features/bulk-changes/components/export-button';
import { importsQuery } from '@/features/lead-import/api/imports';
import { ImportList, ImportWizard } from '@/features/lead-import/components/import-wizard';
import { readForStaff, useSession } from '@/features/session/api/session';
import { Button } from '@/ui/button';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Import and export');

export const clientLoader = () =>
  readForStaff((client, { role }) =>
    role === 'sales_executive' ? [] : [client.ensureQueryData(importsQuery)],
  );

const files: { label: string; kind: ExportKind }[] = [
  { label: 'As a workbook (XLSX)', kind: 'xlsx' },
  { label: 'As CSV', kind: 'csv' },
];

export default function ImportPage() {
  const { data: user } = useSession();
  const { progress, start, cancel } = useExportLeads();
  const bulk = useBulkChange();
  const takeBack = (id: string) =>
    bulk.change({ selection: { filter: { import: id } }, change: { delete: true }, shown: [] });
  return (
    <div className="mx-auto max-w-[60rem] p-4 sm:p-8">
      <h1 className="text-32">Import and export</h1>
      <h2 className="mt-6 text-20">Import leads</h2>
      {user?.role === 'sales_executive' ? (
        <p className="mt-3 text-ink-2">Only administrators and managers can import leads.</p>
      ) : (
        <>
          <ImportWizard />
          <ImportList onTakeBack={takeBack} isBusy={bulk.isPending} progress={bulk.progress} />
        </>
      )}
      <h2 className="mt-12 text-20">Export all columns</h2>
      <p className="mt-3 max-w-[65ch] text-ink-2">
        Every lead with all that is known of it, such as city, tags and reference, and with times of the
        office. The list of leads exports what its filters show, in the nine usual columns.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {files.map(({ label, kind }) => (
          <Button
            key={kind}
            disabled={progress !== undefined}
            onClick={() => void start(kind, { filter: {} })}
          >
            {label}
          </Button>
        ))}
      </p>
      <ExportBar progress={progress} onCancel={cancel} />
    </div>
  );
}
