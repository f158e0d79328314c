import { importsQuery } from '@/features/lead-import/api/imports';
import { ImportList, ImportWizard } from '@/features/lead-import/components/import-wizard';
import { changeSelected, useBulkProgress } from '@/features/leads-core/api/bulk-change';
import { useIsManager } from '@/features/leads-core/api/use-staff';
import { readForStaff } from '@/features/session/api/session';

export const clientLoader = () =>
  readForStaff((client, { role }) =>
    role === 'sales_executive' ? [] : [client.ensureQueryData(importsQuery)],
  );

export default function ImportPage() {
  const isManager = useIsManager();
  const bulk = useBulkProgress();
  const takeBack = (id: string) =>
    changeSelected({ selection: { filter: { import: id } }, shown: [] }, { delete: true });
  if (!isManager)
    return <p className="mt-4 text-ink-2">Only administrators and managers can import leads.</p>;
  return (
    <div className="max-w-[60rem]">
      <ImportWizard />
      <ImportList onTakeBack={takeBack} isBusy={bulk.isPending} progress={bulk.progress} />
    </div>
  );
}
