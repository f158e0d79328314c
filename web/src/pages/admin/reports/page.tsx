import { api, monthName, monthParts, monthSentences } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router';
import { MonthTable, monthReportQuery } from '@/features/reports/components/month-table';
import { OverdueLink, TeamTable } from '@/features/reports/components/team-table';
import { agencyDay } from '@/lib/dates';
import { readForStaff } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { QueryState } from '@/ui/query-state';

const monthOf = (search: URLSearchParams): string => {
  const asked = search.get('month') ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : agencyDay().slice(0, 7);
};

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readForStaff(monthReportQuery(monthOf(new URL(request.url).searchParams)));

/** The owner's month on one printable page: every figure links to its leads. */
export default function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const thisMonth = agencyDay().slice(0, 7);
  const month = monthOf(search);
  const query = useQuery(monthReportQuery(month));
  const { data } = query;
  return (
    <div className="month-page mx-auto grid max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:px-8 sm:py-6 print:gap-2 print:p-0">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="min-h-11 basis-full text-32 print:min-h-0 print:text-[14pt]">
          Reports<span className="hidden print:inline">: {monthName(month)}</span>
        </h1>
        <input
          type="month"
          aria-label="Month"
          value={month}
          max={thisMonth}
          onChange={({ target }) => target.value && setSearch({ month: target.value }, { replace: true })}
          className="field min-h-11 w-44 py-1 text-15 md:min-h-9 print:hidden"
        />
        <Button onClick={() => window.print()} size="small" className="print:hidden">
          <Printer aria-hidden size={18} />
          Print
        </Button>
        {data && (
          <a
            href={`${api.monthCsv.path}?month=${month}`}
            download={`month-${month}.csv`}
            className="button button-small button-secondary print:hidden"
          >
            <Download aria-hidden size={18} />
            CSV
          </a>
        )}
        {data && month === thisMonth && <OverdueLink />}
      </div>
      <QueryState query={query} failed="The month could not be loaded" isQuiet />
      {data && (
        <>
          <p className="max-w-[44rem] text-17 print:text-[8pt]">{monthSentences(data).join(' ')}</p>
          {month === thisMonth && <TeamTable />}
          <p className="text-14 text-ink-2 print:text-[8pt]">
            Leads that arrived in the month; the second figure of each is that of the month before.
          </p>
          {monthParts(data).map((part) => (
            <MonthTable key={part.caption} {...part} month={data.month} monthBefore={data.monthBefore} />
          ))}
        </>
      )}
    </div>
  );
}
