import { importsQuery } from '@/features/lead-import/api/imports';
import { ImportList, ImportWizard } from '@/features/lead-import/components/import-wizard';
import { useIsManager } from '@/features/leads-core/api/use-staff';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () =>
  readForStaff(({ role }) => (role === 'sales_executive' ? [] : [importsQuery]));

export default function ImportPage() {
  if (!useIsManager())
    return <p className="mt-4 text-ink-2">Only administrators and managers can import leads.</p>;
  return (
    <div className="max-w-[60rem]">
      <ImportWizard />
      <ImportList />
    </div>
  );
}
