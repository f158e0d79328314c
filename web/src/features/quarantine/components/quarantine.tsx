import { api, type QuarantinedSubmission, serviceLabels } from '@golghar/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { operationPages } from '@/lib/api/operations';
import { counted } from '@/lib/counts';
import { readForStaff } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { ListTime } from '@/ui/list-time';
import { QueryList } from '@/ui/query-state';
import { markNotSpam } from '../../leads-core/api/lead-changes';
import { useIsChanging } from '../../leads-core/api/lead-mutation';
import { RowLink, wholeRow } from '../../leads-core/components/row-link';
import { daysUntil, spamReasons } from '../../leads-core/model/lead-words';

function QuarantinedLead({ lead }: { lead: QuarantinedSubmission }) {
  const { quarantine, name, message, service, submittedAt } = lead;
  return (
    <li
      className={`${wholeRow} grid gap-x-4 gap-y-1 border-b border-hairline px-2 py-2.5 sm:grid-cols-[1fr_auto]`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3">
          <RowLink lead={lead} className="font-semibold wrap-anywhere" />
          <span className="text-14 text-ink-3">
            {serviceLabels[service]} · <ListTime at={submittedAt} />
          </span>
        </p>
        <p dir="auto" className="line-clamp-2 text-ink-2 wrap-anywhere">
          {message}
        </p>
        <p className="text-14 wrap-anywhere">
          <strong>{spamReasons(quarantine)}</strong>
          <span className="text-ink-3"> · erased in {counted(daysUntil(quarantine.erasedAt), 'day')}</span>
        </p>
      </div>
      <Button
        disabled={useIsChanging(lead.id)}
        aria-label={`Not spam: ${name}`}
        onClick={() => void markNotSpam(lead)}
        size="small"
        className="relative z-10 min-h-11 self-center justify-self-start bg-bg md:min-h-9"
      >
        Not spam
      </Button>
    </li>
  );
}

const quarantineQuery = operationPages(api.listQuarantine);

export const clientLoader = () => readForStaff(quarantineQuery);

/** Suspected spam: nothing is lost, and nobody was alerted. */
export default function Quarantine() {
  const query = useInfiniteQuery(quarantineQuery);
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 max-w-[65ch] text-ink-2">
        Enquiries that look like spam wait here for 30 days. They are not counted, and nobody was told of
        them. “Not spam” moves one to the leads and sends its alert.
      </p>
      <QueryList
        query={query}
        label="Set aside"
        failed="The quarantine could not be loaded"
        isQuiet
        none="Nothing looks like spam."
        items={query.data?.pages.flatMap(({ submissions }) => submissions)}
      >
        {(lead) => <QuarantinedLead key={lead.id} lead={lead} />}
      </QueryList>
    </div>
  );
}
