import { grouped } from '@golghar/contracts';
import { FirstDay } from '@/features/first-day/first-day';
import { useShown } from '@/features/leads-core/api/lead-mutation';
import { useIsManager } from '@/features/leads-core/api/use-staff';
import { countToday, todayQuery, useToday } from '@/features/leads-core/api/use-today';
import { OverdueLink, TeamTable } from '@/features/reports/components/team-table';
import { TodayList } from '@/features/today/components/today-list';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { readForStaff, useSession } from '@/lib/session/current-user';
import { QueryState } from '@/ui/query-state';
import { Count } from '@/ui/titled-section';

export const clientLoader = () => readForStaff(todayQuery);

/** One's tasks, most urgent first: where a working day begins. */
export default function TodayPage() {
  const query = useToday();
  const { data } = query;
  const today = useShown(data);
  const isManager = useIsManager();
  const { user } = useSession();
  useDocumentClass('toasts-at-end');
  return (
    <div className="mx-auto max-w-[60rem] p-4 sm:px-8 sm:py-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h1 className="grow text-25">Today {data && <Count>{grouped(countToday(data))}</Count>}</h1>
        <p className="text-14 text-ink-3 pointer-coarse:hidden">
          J, K move · Enter opens · P phone · D done · F plan · Z undo
        </p>
        <div className="flex basis-full flex-wrap items-baseline gap-x-4 text-14">
          <p className="text-ink-2">For you: your leads, and those that nobody owns.</p>
          {isManager && <OverdueLink />}
        </div>
      </div>
      {user?.role === 'admin' && <FirstDay user={user} />}
      <QueryState query={query} failed="What is due could not be loaded" isQuiet />
      {today && <TodayList today={today} />}
      {isManager && <TeamTable />}
    </div>
  );
}
