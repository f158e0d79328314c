import { backOfficePaths, leadPath } from '@golghar/contracts';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLocation, useNavigate, useParams } from 'react-router';
import { LeadDetail } from '@/features/lead/components/lead-detail';
import { useSwipe } from '@/features/lead/components/lead-pane';
import { useShown, useShownLead } from '@/features/leads-core/api/lead-mutation';
import { leadQuery, useLeads, usePrefetch } from '@/features/leads-core/api/lead-queries';
import { ShortcutHelp } from '@/features/leads-core/components/shortcut-help';
import { useLeadKeys } from '@/features/leads-core/hooks/use-lead-keys';
import { type FromList, leadsOf, neighboursOf } from '@/features/leads-core/model/lead-lists';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { useIsStaying } from '@/lib/hooks/use-is-staying';
import { readForStaff } from '@/lib/session/current-user';
import { iconButtonLook } from '@/ui/icon-button';

export const clientLoader = ({ params: { id = '' } }: ClientLoaderFunctionArgs) =>
  readForStaff(leadQuery(id));

export default function LeadPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const lead = useShownLead(id);
  const { state } = useLocation() as { state: Partial<FromList> | null };
  const query = state?.list;
  const list = useLeads(query ?? {}, { enabled: query !== undefined });
  const shown = useShown(list.data);
  const listed = query ? leadsOf(shown) : [];
  // Next and previous follow the list one came from; without a list there are none.
  const leads = lead && !listed.some((other) => other.id === id) ? [lead] : listed;
  const neighbours = neighboursOf(leads, id);
  usePrefetch([neighbours.nextId, neighbours.previousId]);
  const open = useCallback(
    (other: string) =>
      void navigate(other ? leadPath(other) : backOfficePaths.leads, { replace: other !== '', state }),
    [navigate, state],
  );
  useDocumentClass('full-height toasts-at-end');
  const swipe = useSwipe(neighbours, open);
  useLeadKeys({ leads, openId: id, hasPane: false, onOpen: open });
  const isStaying = useIsStaying();
  const toList = () => isStaying() && open('');
  return (
    <div {...swipe} className="touch-pan-y touch-pinch-zoom mx-auto flex h-below-bars max-w-[56rem] flex-col">
      <LeadDetail key={id} id={id} heading="h1" {...neighbours} onMove={open} onDeleted={toList}>
        <ShortcutHelp />
        <Link
          to={backOfficePaths.leads}
          aria-label="All Leads"
          title="All Leads (Esc)"
          className={iconButtonLook}
        >
          <ArrowLeft aria-hidden size={20} />
        </Link>
      </LeadDetail>
    </div>
  );
}
