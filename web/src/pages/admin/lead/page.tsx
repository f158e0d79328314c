import { backOfficePaths } from '@golghar/contracts';
import { Link, useNavigate, useParams } from 'react-router';
import { LeadDetail } from '@/features/leads/components/lead-detail';
import { useSession } from '@/features/session/api/use-session';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Lead');

export default function LeadPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: user } = useSession();
  return (
    <div className="mx-auto max-w-[56rem] p-4 sm:p-8">
      <Link to={backOfficePaths.leads} className="text-link inline-flex min-h-11 items-center">
        All Leads
      </Link>
      <LeadDetail
        id={id}
        heading="h1"
        canDelete={user?.role !== 'sales_executive'}
        onDeleted={() => navigate(backOfficePaths.leads)}
      />
    </div>
  );
}
