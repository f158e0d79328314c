import { api, backOfficePaths, type ResponseOf, type SessionUser } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { operationQuery } from '@/lib/api/operations';

/** Polled once a minute, because nothing announces an e-mail that doesn't arrive. */
const alertHealthQuery = operationQuery(api.readAlertHealth, { refetchInterval: 60_000 });

function bannerText({ isLate, parked }: ResponseOf<typeof api.readAlertHealth>): string {
  if (isLate) return 'E-mails about new enquiries come late. All enquiries are here:';
  if (parked > 0) return 'Some e-mails about enquiries could not be delivered. All enquiries are here:';
  return 'A test enquiry did not come through. Those that arrived are here:';
}

export function LateAlertsBanner({ user }: { user: SessionUser }) {
  const { data } = useQuery(alertHealthQuery);
  const isFailing = data && (data.isLate || data.parked > 0 || data.isCanaryLost);
  return (
    <div role="status">
      {isFailing && (
        <p className="flex gap-2 border-b-2 border-danger bg-danger-ground px-4 py-2 font-semibold print:hidden">
          <BellOff aria-hidden size={18} className="mt-1 shrink-0" />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            {bannerText(data)}
            <Link to={`${backOfficePaths.leads}?status=new`} className="text-link">
              see the new leads
            </Link>
            {user.role === 'admin' ? (
              <Link to={backOfficePaths.operations} className="text-link">
                and what is wrong
              </Link>
            ) : (
              <span>and tell an admin.</span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
